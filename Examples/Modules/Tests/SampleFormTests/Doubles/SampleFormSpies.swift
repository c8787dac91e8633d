public import SampleForm
public import ViperTesting

extension ViewSpy: SampleFormUI where State == SampleFormState {}

/// A router and an output that record their calls.
@MainActor
final class SampleFormCalls: SampleFormRouting, SampleFormOutput {
  private let recorder: Recorder

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  func finish(with entity: SampleFormEntity) async {
    recorder.record("router.finish(\(entity.name))")
  }

  func close() { recorder.record("router.close()") }

  func sampleForm(didSave entity: SampleFormEntity) async {
    recorder.record("output.didSave(\(entity.name))")
  }
}
