public import SampleList
public import ViperTesting

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
