public import SampleSearch
public import ViperTesting

extension ViewSpy: SampleSearchUI where State == SampleSearchState {}

/// A router and an output that record their calls.
@MainActor
final class SampleSearchCalls: SampleSearchRouting, SampleSearchOutput {
  private let recorder: Recorder

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  func showRow(_ id: String) async { recorder.record("router.showRow(\(id))") }
  func close() { recorder.record("router.close()") }

  func sampleSearch(didSelectRow id: String) async {
    recorder.record("output.didSelectRow(\(id))")
  }
}
