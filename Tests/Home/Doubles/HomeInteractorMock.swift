import Home
import MovieEntities
import Viper
import ViperTesting

/// An interactor that returns prepared responses and records each request.
struct HomeInteractorMock: HomeInteractable {
  typealias Evenings = Answers<Bool, HomeEvening, MovieError>

  let recorder: Recorder
  let evenings: Evenings
  var known = HomeUser.neo
  var book: MarkBook?

  func user() async throws(MovieError) -> HomeUser { known }

  func evening(another: Bool) async throws(MovieError) -> HomeEvening {
    try await evenings.answer(
      another, call: "interactor.evening(another: \(another))", recorder: recorder)
  }
}
