import Viper
import ViperTesting

@testable import Sample

/// An interactor that responds as the test has prepared it, and records each request.
struct SampleInteractorMock: SampleInteractable {
  typealias SampleAnswers = Answers<Int, [SampleEntity], any Error>

  /// The error of a request without a prepared response.
  static let unprepared: any Error = Failure(code: "unprepared", message: "Not prepared.")

  let recorder: Recorder
  let rows: SampleAnswers

  func rows() async throws -> [SampleEntity] {
    try await rows.answer(1, call: "interactor.rows()", recorder: recorder)
  }
}
