/// The changes that give a generated page an Edit button.
enum EditCode {
  /// A change to the file whose name ends with `file`, such as `View`.
  typealias Change = (file: String, old: String, new: String)

  static let changes: [Change] = assembler + contract + parts + doubles + tests

  private static let assembler: [Change] = [
    ("Assembler", "shelf), window: window)", "shelf), window: window, output: self)"),
    (
      "Assembler",
      """
        ///   - router: A router
      """,
      """
        ///   - output: The object to notify when the user edits the entity, held weakly.
        ///   - router: A router
      """
    ),
    (
      "Assembler",
      """
          input: SampleDetailInput, interactor: any SampleDetailInteractable, window: Window,
      """,
      """
          input: SampleDetailInput, interactor: any SampleDetailInteractable,
          window: Window, output: (any SampleDetailOutput)?,
      """
    ),
    ("Assembler", "Router(window: window)", "Router(window: window, output: output)"),
  ]

  private static let contract: [Change] = [
    (
      "Contract",
      """
        /// Called when the user goes back.
      """,
      """
        /// Called when the user edits the entity; returns when the screen for this has settled.
        ///
        /// Ignored until the entity is loaded.
        func onEdit() async
        /// Called when the user goes back.
      """
    ),
    (
      "Contract",
      """
        /// Goes back to the previous screen.
      """,
      """
        /// Edits an entity and returns when the screen for this has settled.
        ///
        /// - Parameter id: The identifier of the entity.
        func edit(_ id: String) async
        /// Goes back to the previous screen.
      """
    ),
    (
      "Contract",
      """
      /// The state of the page, with everything that it shows.
      """,
      """
      /// The interface of the object that opened the page, which the page calls on the main actor.
      @MainActor
      public protocol SampleDetailOutput: AnyObject {
        /// Called when the user edits the entity.
        ///
        /// Return when the screen that you open has settled. The page does not reload by itself. To
        /// reload it, send it an action in its own step:
        ///
        /// ```swift
        /// await window.run(in: page) { await page.screen.textScreen?.on(.refresh) }
        /// ```
        ///
        /// - Parameter id: The identifier of the entity.
        func sampleDetail(didSelectEdit id: String) async
      }

      /// The state of the page, with everything that it shows.
      """
    ),
  ]

  private static let parts: [Change] = [
    (
      "Presenter",
      """
        func onBack() { router.close() }
      """,
      """
        func onBack() { router.close() }

        func onEdit() async {
          if shown.state.page.content != nil { await router.edit(input.id) }
        }
      """
    ),
    (
      "Router",
      """
      /// Goes back through the window.
      @MainActor
      final class SampleDetailRouter: ModuleRouter, SampleDetailRouting {}
      """,
      """
      /// Edits the entity through the output and goes back through the window.
      @MainActor
      final class SampleDetailRouter: ModuleRouter, SampleDetailRouting {
        private weak var output: (any SampleDetailOutput)?

        init(window: Window, output: (any SampleDetailOutput)?) {
          self.output = output
          super.init(window: window)
        }

        func edit(_ id: String) async {
          await output?.sampleDetail(didSelectEdit: id)
        }
      }
      """
    ),
    (
      "View",
      """
          .retry(state.page.failure, label: labels.retry) { [presenter] in await presenter.onRetry() }
      """,
      """
          let button = Scene.Button(id: "edit", label: labels.edit, key: "E")
          let edit = Scene.Action(button) { [presenter] in await presenter.onEdit() }
          return (state.page.content == nil ? [] : [edit])
            + .retry(state.page.failure, label: labels.retry) { [presenter] in
              await presenter.onRetry()
            }
      """
    ),
    ("View", "let loading, retry: String", "let loading, edit, retry: String"),
    (
      "View",
      """
          retry = localizer.text("Retry")
      """,
      """
          edit = localizer.text("Edit")
          retry = localizer.text("Retry")
      """
    ),
  ]

  private static let doubles: [Change] = [
    (
      "Doubles",
      """
      /// A router that records its calls.
      @MainActor
      final class SampleDetailCalls: SampleDetailRouting {
      """,
      """
      /// A router and an output that record their calls.
      @MainActor
      final class SampleDetailCalls: SampleDetailRouting, SampleDetailOutput {
      """
    ),
    (
      "Doubles",
      """
        func close() { recorder.record("router.close()") }
      """,
      """
        func edit(_ id: String) async { recorder.record("router.edit(\\(id))") }
        func close() { recorder.record("router.close()") }

        func sampleDetail(didSelectEdit id: String) async {
          recorder.record("output.didSelectEdit(\\(id))")
        }
      """
    ),
    (
      "Stage",
      """
        /// Creates a stage that
      """,
      """
        /// The presenter of a spied page, for actions that the view does not offer.
        private(set) weak var presenter: (any SampleDetailPresentable)?

        /// Creates a stage that
      """
    ),
    (
      "Stage",
      """
          let spy = {
            @MainActor (presenter: any SampleDetailPresentable) -> any SampleDetailScreen in
      """,
      """
          let spy: @MainActor (any SampleDetailPresentable) -> any SampleDetailScreen = {
            [weak self] presenter in
            self?.presenter = presenter
      """
    ),
    (
      "Stage",
      "window: window, router: SampleDetailCalls(recorder), makeView: spied ? spy : nil),",
      """
      window: window, output: nil,
              router: SampleDetailCalls(recorder), makeView: spied ? spy : nil),
      """
    ),
  ]

  private static let tests: [Change] = [
    (
      "ModuleTests",
      """
        @Test func `The module shows the source's entity`() async {
      """,
      """
        @Test func `The module shows the source's entity, and its output receives the edit`() async {
          let output = SampleDetailCalls(stage.recorder)
      """
    ),
    ("ModuleTests", "window: stage.window))", "window: stage.window, output: output))"),
    (
      "ModuleTests",
      """
          stage.recorder.expect("source.entity(1)", "source.entity(1, reload)")
      """,
      """
          await stage.window.send(.activate("edit"))
          stage.recorder.expect(
            "source.entity(1)", "source.entity(1, reload)", "output.didSelectEdit(1)")
      """
    ),
    (
      "ModuleTests",
      """
            recorder: stage.recorder,
            assemble: { window, gate in
      """,
      """
            recorder: stage.recorder, output: { SampleDetailCalls($0) },
            assemble: { window, gate, output in
      """
    ),
    (
      "ModuleTests",
      """
                interactor: SlowInteractor(gate: gate, failure: failure), window: window)
      """,
      """
                interactor: SlowInteractor(gate: gate, failure: failure), window: window,
                output: output)
      """
    ),
    ("ModuleTests", "check(.refresh, ", "check(.refresh, .activate(\"edit\"), "),
    (
      "PresenterTests",
      """
        @Test func `Back closes the page`
      """,
      """
        @Test func `Edit applies to the entity once it is loaded`() async throws {
          stage.answer(with: SampleDetailFailures.offline)
          stage.answer(with: .full)
          await stage.open(recorded: false)
          await (try #require(stage.presenter)).onEdit()
          stage.recorder.expect()
          await stage.recorder.unrecorded { await stage.window.send(.activate("retry")) }
          await stage.window.send(.activate("edit"))
          stage.recorder.expect("router.edit(1)")
          await stage.close()
        }

        @Test func `Back closes the page`
      """
    ),
    (
      "ViewTests",
      """
          #expect(stage.window.scene?.offers == [.refresh])
      """,
      """
          #expect(stage.window.scene?.offers == [.refresh])
          #expect(stage.window.scene?.buttons.map(\\.key) == ["E"])
      """
    ),
    (
      "ViewTests", "window: stage.window,\n        localizer:",
      "window: stage.window, output: nil,\n        localizer:"
    ),
    ("ViewTests", "\"Try again.\", \"Retry\",", "\"Try again.\", \"Edit\", \"Retry\","),
    (
      "ViewTests",
      """
          stage.recorder.expect("interactor.entity(1)", "interactor.entity(1)")
      """,
      """
          #expect(stage.window.scene?.buttons.map(\\.label) == ["«Edit»"])
          stage.recorder.expect("interactor.entity(1)", "interactor.entity(1)")
      """
    ),
  ]
}
