public import SampleDetail
public import ViperTesting

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
