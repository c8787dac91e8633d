import Viper
import ViperTesting

@testable import SampleList

/// An interactor that returns prepared responses and records each request.
struct SampleListInteractorMock: SampleListInteractable {
  typealias SampleListAnswers = Answers<Int, Page<SampleListEntity>, any Error>

  /// The error of a request without a prepared response.
  static let unprepared: any Error = Failure(code: "unprepared", message: "Not prepared.")

  let recorder: Recorder
  let pages: SampleListAnswers

  func rows(page: Int, reload: Bool) async throws -> Page<SampleListEntity> {
    try await pages.answer(
      page, call: "interactor.rows(page: \(page)\(reload ? ", reload" : ""))", recorder: recorder)
  }
}
