import Viper
import ViperTesting

@testable import SampleSearch

/// An interactor that returns prepared responses and records each request.
struct SampleSearchInteractorMock: SampleSearchInteractable {
  typealias SampleSearchAnswers = Answers<String, Page<SampleSearchEntity>, any Error>

  /// The error of a request without a prepared response.
  static let unprepared: any Error = Failure(code: "unprepared", message: "Not prepared.")

  let recorder: Recorder
  let pages: SampleSearchAnswers

  func rows(
    matching term: String, page: Int
  ) async throws -> Page<SampleSearchEntity> {
    try await pages.answer(
      "\(term) \(page)", call: "interactor.rows(matching: \(term), page: \(page))",
      recorder: recorder)
  }
}
