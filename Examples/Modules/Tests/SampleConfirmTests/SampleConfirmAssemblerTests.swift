import Testing
import Viper
import ViperTesting

@testable import SampleConfirm

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleConfirmAssemblerTests {
  /// A store that outlives the dialog, and deletes when its gate is open.
  private actor Store: SampleConfirmStore {
    private(set) var deleted: [SampleConfirmEntity] = []
    let gate = Gate()

    func delete(_ entity: SampleConfirmEntity) async throws {
      await gate.pass()
      deleted.append(entity)
    }
  }

  private let store = Store()
  private let stage = SampleConfirmStage()

  private func open(_ output: SampleConfirmCalls? = nil) async {
    await stage.window.replaceRoot(with: .stub("root"))
    await stage.window.present(
      SampleConfirmAssembler.assemble(
        input: SampleConfirmInput(entity: .first),
        interactor: SampleConfirmInteractor(store: store), window: stage.window, output: output))
  }

  @Test func `Confirming deletes, notifies the output, and closes the dialog`() async {
    await store.gate.open()
    let output = SampleConfirmCalls(stage.recorder)
    await open(output)
    await stage.window.send(.activate("confirm"))
    #expect(await store.deleted == [.first])
    #expect(stage.window.scene?.name == "root")
    stage.recorder.expect("output.didDelete(First)")
    await stage.close()
  }

  @Test(arguments: [UserAction.activate("cancel"), .back])
  func `Canceling closes the dialog and deletes nothing`(action: UserAction) async {
    let output = SampleConfirmCalls(stage.recorder)
    await open(output)
    await stage.window.send(action)
    #expect(await store.deleted == [])
    #expect(stage.window.scene?.name == "root")
    stage.recorder.expect()
    await stage.close()
  }

  @Test func `A dialog removed while deleting still deletes exactly once`() async {
    await open()
    let deleting = stage.window.begin(.activate("confirm"))
    await store.gate.arrivals()
    stage.window.pop()
    await store.gate.open()
    await deleting.value
    #expect(await store.deleted == [.first])
    await stage.close()
  }
}
