import MovieEntities
import MovieHome
import Viper
import ViperTesting

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
