import ViperTesting

@testable import SampleForm

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
