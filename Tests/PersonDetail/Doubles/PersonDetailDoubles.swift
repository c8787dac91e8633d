public import MovieEntities
import MovieLibrary
public import MoviePresentation
public import PersonDetail
public import ViperTesting

@testable import ViperTestSupport

/// An interactor that returns prepared responses and records each request.
struct PersonDetailInteractorMock: PersonDetailInteractable {
  typealias People = Answers<Int, any Person, MovieError>

  let recorder: Recorder
  let people: People
  let marks: any MarkInteractable

  func person(_ id: Int, reload: Bool) async throws(MovieError) -> any Person {
    try await people.answer(
      id, call: "interactor.person(\(id)\(reload ? ", reload" : ""))", recorder: recorder)
  }
}

extension ViewSpy: PersonDetailUI where State == PersonDetailState {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CallSpy: PersonDetailRouting, PersonDetailOutput {
  public func showMovie(_ movie: MovieViewModel) async {
    record("showMovie(\(movie.id), \(movie.title))")
  }
  public func log(_ movie: Film) async { record("log(\(movie.title))") }
  public func close() { record("close()") }
  public func logIn(for person: any PersonDetailModuleInput) async -> Bool {
    record("logIn()")
    return true
  }
  public func personDetail(needsLogin person: any PersonDetailModuleInput) async -> Bool {
    record("needsLogin()")
    return false
  }

  public func personDetail(didSelectMovie movie: MovieViewModel) async {
    record("didSelectMovie(\(movie.id), \(movie.title))")
  }
}
