public import SampleConfirm
public import ViperTesting

extension ViewSpy: SampleConfirmUI where State == SampleConfirmState {}

/// A router and an output that record their calls.
@MainActor
final class SampleConfirmCalls: SampleConfirmRouting, SampleConfirmOutput {
  private let recorder: Recorder

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  func finish(with entity: SampleConfirmEntity) async {
    recorder.record("router.finish(\(entity.name))")
  }

  func close() { recorder.record("router.close()") }

  func sampleConfirm(didDelete entity: SampleConfirmEntity) async {
    recorder.record("output.didDelete(\(entity.name))")
  }
}
