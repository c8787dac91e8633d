public import SampleDetail
public import ViperTesting

extension ViewSpy: SampleDetailUI where State == SampleDetailState {}

/// A router and an output that record their calls.
@MainActor
final class SampleDetailCalls: SampleDetailRouting, SampleDetailOutput {
  private let recorder: Recorder

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  func edit(_ id: String) async { recorder.record("router.edit(\(id))") }
  func close() { recorder.record("router.close()") }

  func sampleDetail(didSelectEdit id: String) async {
    recorder.record("output.didSelectEdit(\(id))")
  }
}
