public import MovieEntities
public import MovieHome
import MovieLibrary
public import MoviePresentation
import Viper
public import ViperTesting

@testable import ViperTestSupport

/// An interactor that returns prepared responses and records each request.
struct HomeInteractorMock: HomeInteractable {
  typealias Evenings = Answers<Bool, TonightContent, MovieError>

  let recorder: Recorder
  let evenings: Evenings
  var known = HomeUser.neo
  let marks: any MarkInteractable

  func user() async throws(MovieError) -> HomeUser { known }

  func tonight(skippingCurrent: Bool, reload: Bool) async throws(MovieError) -> TonightContent {
    try await evenings.answer(
      skippingCurrent,
      call: "interactor.tonight(skippingCurrent: \(skippingCurrent)\(reload ? ", reload" : ""))",
      recorder: recorder)
  }
}

extension ViewSpy: HomeUI where State == HomeState {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CallSpy: HomeRouting, HomeOutput {
  public func showMovie(_ movie: MovieViewModel) async { record("showMovie(\(movie.title))") }
  public func logIn(for home: any HomeModuleInput) async -> Bool {
    record("logIn()")
    return true
  }
  public func log(_ movie: Film) async { record("log(\(movie.title))") }
  public func close() { record("close()") }

  public func home(didSelectMovie movie: MovieViewModel) async {
    record("didSelectMovie(\(movie.title))")
  }
  public func home(needsLogin home: any HomeModuleInput) async -> Bool {
    record("needsLogin()")
    return false
  }
  public func showStats() async { record("showStats()") }
  public func homeDidOpenStats() async { record("didOpenStats()") }
}
