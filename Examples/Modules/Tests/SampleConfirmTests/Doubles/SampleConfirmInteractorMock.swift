import ViperTesting

@testable import SampleConfirm

/// An interactor that returns prepared responses and records each request.
struct SampleConfirmInteractorMock: SampleConfirmInteractable {
  typealias SampleConfirmAnswers = Answers<SampleConfirmEntity, Bool, any Error>

  let recorder: Recorder
  let answers: SampleConfirmAnswers

  func delete(_ entity: SampleConfirmEntity) async throws {
    _ = try await answers.answer(
      entity, call: "interactor.delete(\(entity.name))", recorder: recorder)
  }
}
