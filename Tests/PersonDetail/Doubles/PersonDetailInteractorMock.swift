import MovieEntities
import PersonDetail
import ViperTesting

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
