import Testing
import Viper
import ViperTesting

@testable import SampleConfirm

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleConfirmAssemblerTests {
  /// A store that outlives the dialog, and deletes when its gate is open, unless it is canceled.
  private actor Store: SampleConfirmStore {
    private(set) var deleted: [SampleConfirmEntity] = []
    let gate = Gate()

    func delete(_ entity: SampleConfirmEntity) async throws {
      await gate.pass()
      try Task.checkCancellation()
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

  @Test func `The output can close the page below the dialog, and reload the list`() async {
    /// An output that owns neither the list nor the page.
    final class Output: SampleConfirmOutput {
      let window: Window
      weak var list: Module?
      weak var page: Module?

      init(_ window: Window) { self.window = window }

      func sampleConfirm(didDelete entity: SampleConfirmEntity) async {
        guard let list, let page else { return }
        window.close(page)
        await window.run(in: list) { await list.screen.textScreen?.on(.refresh) }
      }
    }
    await store.gate.open()
    let output = Output(stage.window)
    do {
      let (list, page) = (Module.spy("list", stage.recorder), Module.stub("page"))
      (output.list, output.page) = (list, page)
      await stage.window.replaceRoot(with: list)
      await stage.window.push(page)
    }
    await stage.window.present(
      SampleConfirmAssembler.assemble(
        input: SampleConfirmInput(entity: .first),
        interactor: SampleConfirmInteractor(store: store), window: stage.window, output: output))
    await stage.window.send(.activate("confirm"))
    #expect(stage.window.modules.map(\.name) == ["list"])
    stage.recorder.expect("list.onAppear", "list.refresh", "list.onReappear")
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
