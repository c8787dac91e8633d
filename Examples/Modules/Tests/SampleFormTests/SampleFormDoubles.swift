public import SampleForm
import Viper
public import ViperTesting

/// An interactor that returns prepared responses and records each request.
struct SampleFormInteractorMock: SampleFormInteractable {
  typealias SampleFormAnswers = Answers<SampleFormEntity, Bool, any Error>

  let recorder: Recorder
  let answers: SampleFormAnswers

  func save(_ entity: SampleFormEntity) async throws {
    _ = try await answers.answer(
      entity, call: "interactor.save(\(entity.name))", recorder: recorder)
  }
}

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
    // A form that has already closed has canceled its steps.
    recorder.record(
      "output.didSave(\(entity.name)\(Task.isCancelled ? ", canceled" : ""))")
  }
}
