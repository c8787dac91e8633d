public import SampleDetail
import Viper
public import ViperTesting

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

extension ViewSpy: SampleDetailUI where State == SampleDetailState {}

/// A router that records its calls.
@MainActor
final class SampleDetailCalls: SampleDetailRouting {
  private let recorder: Recorder

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  func close() { recorder.record("router.close()") }
}
