public import SampleList
import Viper
public import ViperTesting

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

extension ViewSpy: SampleListUI where State == SampleListState {}

/// A router and an output that record their calls.
@MainActor
final class SampleListCalls: SampleListRouting, SampleListOutput {
  private let recorder: Recorder

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  func showRow(_ id: String) async { recorder.record("router.showRow(\(id))") }
  func close() { recorder.record("router.close()") }

  func sampleList(didSelectRow id: String) async {
    recorder.record("output.didSelectRow(\(id))")
  }
}
