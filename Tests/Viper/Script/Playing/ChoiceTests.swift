import Testing
import Viper
import ViperScript

/// A script can type only what a user could choose.
@MainActor
struct ChoiceTests {
  /// A form whose only field has three choices, one of which has a label in another language.
  private final class Form: TextScreen {
    private(set) var scene = Scene(name: "form", title: "Form")
    /// Returns the new text of the field, or `nil` to ignore the typed text.
    private let accept: (String) -> String?

    init(_ bed: String = "", accept: @escaping (String) -> String?) {
      self.accept = accept
      show(bed)
    }

    func onAppear() async {}

    func on(_ action: UserAction) async {
      if case .type("bed", let text) = action, let bed = accept(text) { show(bed) }
    }

    private func show(_ bed: String) {
      scene.fields = [
        Scene.Field(
          name: "bed", label: "Bed", text: bed,
          choices: ["North", "South", Scene.Choice("west", label: "Oeste")])
      ]
    }
  }

  private final class Stage: ScriptStage {
    let window = Window()

    func open(_ form: Form) async {
      await window.replaceRoot(with: Module(name: "form", screen: form, parts: []))
    }
  }

  nonisolated private static let language = ScriptLanguage<Stage, Void>(
    screens: ["form"], fields: [ScriptField("bed")],
    commands: [
      ScriptCommand("open any", help: "A form that shows any text.") {
        { await $0.open(Form { $0 }) }
      },
      ScriptCommand("open lenient", help: "A form that ignores case.") {
        { await $0.open(Form { $0.prefix(1).uppercased() + $0.dropFirst() }) }
      },
      ScriptCommand("open strict", help: "A form that ignores unknown choices.") {
        { await $0.open(Form("South") { $0 == "North" ? $0 : nil }) }
      },
    ],
    defaults: ()
  ) { _, _ in Stage() }

  private func failure(_ source: String) async throws -> String? {
    let script = try Script(source, name: "t", in: Self.language)
    return await script.play().failure?.text
  }

  @Test(arguments: ["", "set driver keys\n"])
  func `An unknown choice fails with the choices`(driver: String) async throws {
    let failure = try await failure(driver + "open any\ntype bed \"Moon\"")
    #expect(
      failure?.hasSuffix("Unknown choice 'Moon'. Use one of: North, South, Oeste (west).") == true,
      "\(failure ?? "")")
  }

  @Test(arguments: ["", "set driver keys\n"])
  func `A choice is accepted`(driver: String) async throws {
    let source = driver + "open any\ntype bed \"South\"\nexpect field bed \"South\""
    #expect(try await failure(source) == nil)
  }

  @Test(arguments: ["", "set driver keys\n"], ["west", "Oeste"])
  func `A field that shows a choice's identifier fails with the label`(
    driver: String, choice: String
  ) async throws {
    let failure = try await failure(driver + "open any\ntype bed \"\(choice)\"")
    #expect(
      failure?.hasSuffix(
        """
        Expected the field 'bed' to show "Oeste", the label of the choice 'west', but found "west".
        """) == true, "\(failure ?? "")")
  }

  @Test func `A screen can accept other spellings of its choices`() async throws {
    let source = "open lenient\ntype bed \"south\"\nexpect field bed \"South\""
    #expect(try await failure(source) == nil)
  }

  @Test func `A screen can ignore an unknown choice`() async throws {
    let source = "open strict\ntype bed \"Moon\"\nexpect field bed \"South\""
    #expect(try await failure(source) == nil)
  }

  @Test func `A choice can be cleared`() async throws {
    #expect(try await failure("open any\ntype bed \"South\"\ntype bed \"\"") == nil)
  }
}
