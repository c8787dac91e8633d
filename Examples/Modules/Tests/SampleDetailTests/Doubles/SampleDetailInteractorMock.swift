import Viper
import ViperTesting

@testable import SampleDetail

/// An interactor that returns prepared responses and records each request.
struct SampleDetailInteractorMock: SampleDetailInteractable {
  typealias SampleDetailAnswers = Answers<String, SampleDetailEntity, any Error>

  /// The error of a request without a prepared response.
  static let unprepared: any Error = Failure(code: "unprepared", message: "Not prepared.")

  let recorder: Recorder
  let answers: SampleDetailAnswers

  func entity(_ id: String, reload: Bool) async throws -> SampleDetailEntity {
    try await answers.answer(
      id, call: "interactor.entity(\(id)\(reload ? ", reload" : ""))", recorder: recorder)
  }
}
