import Testing
import ViperArchitecture

struct BackEdgesTests {
  private func places(_ changes: [String: String?]) -> [String] {
    BackEdges(of: [Sample.module]).findings(in: Sample.tree(changes)).places
  }

  /// Returns the findings in a router with an additional member.
  private func router(_ member: String) -> [String] {
    let rest = "init(a: A) { b() }\n  func c() {}"
    return places([
      "Notes/NotesRouter.swift":
        "@MainActor\nclass NotesRouter: NotesRouting {\n\(member)\n\(rest)\n}"
    ])
  }

  @Test func `Weak references and local variables are allowed`() {
    #expect(places([:]) == [])
  }

  @Test(arguments: [
    "var window: Window?", "private let window: Window", "let room: Window",
    "let room = Window()",
    "var output: (any NotesOutput)?", "let next: any NotesOutput", "let presenter: AnyObject",
    "var rooms: [Window] = []", "private(set) var window: Window? { didSet { a() } }",
    "static let window = make()",
    "lazy var window = { make() }()", "var room: X.Window?",
    "let `window`: Window", "#if DEBUG\nlet window: Window\n#endif",
    "struct Inner {\nlet window: Window\n}", "/* weak */ let window: Window",
    "let a: Int\nlet window: Window",
    "weak var ui: A?\nvar window: Window?",
    "let a: [Int]\n  = []\n@Trace\nvar window: Window!",
    "let a: B?\n#if C\nlet window: D\n#endif",
  ])
  func `A strong reference to an owner is reported`(member: String) {
    #expect(router(member).count == 1)
  }

  @Test(arguments: [
    "weak var window: Window?", "let a = f(b, window)", "private weak var window: Window?",
    "weak private(set) var window: Window? { didSet { a() } }", "@Trace weak var output: X?",
    "var window: Window? { module.window }",
    "func f() { let window: Window = a; if let window = a {} }", "init() { var output = 1 }",
    "let windows: Int", "// let window: Window", "let text = \"let window: Window\"",
    "let a: Int\nfunc f(_ window: Window) {}",
    "class func f() { let window: Window = a }", "let a = f(b,\n  c)\ninit(window: Window) {}",
  ])
  func `Weak, computed, and unrelated properties are allowed`(member: String) {
    #expect(router(member) == [])
  }

  @Test func `Each part has its own owners`() {
    #expect(
      places(["Notes/NotesInteractor.swift": "final class NotesInteractor {\nlet presenter: X\n}"])
        == ["Notes/NotesInteractor.swift:2"])
    #expect(
      places([
        "Notes/NotesView.swift": "final class NotesView {\nlet presenter: X\nlet output: Y\n}"
      ])
        == ["Notes/NotesView.swift:3"])
    #expect(
      places([
        "Notes/NotesPresenter.swift":
          "final class NotesPresenter {\nvar ui: X\n\nlet room: Window\n}"
      ]) == ["Notes/NotesPresenter.swift:2", "Notes/NotesPresenter.swift:4"])
  }

  @Test func `A missing part, or a presenter without a view, is reported`() {
    #expect(
      places(["Notes/NotesPresenter.swift": "final class NotesPresenter {}"]) == [
        "Notes/NotesPresenter.swift"
      ])
    #expect(places(["Notes/NotesRouter.swift": nil]) == ["Notes"])
    #expect(BackEdges(of: []).findings(in: Sample.tree()).count == 1)
    #expect(BackEdges(of: [ViperModule("X")]).findings(in: Sample.tree()).places == ["X"])
  }

  @Test func `In a shared file, each part has its own owners`() {
    let check = BackEdges(of: [Sample.oneFileModule])
    #expect(check.findings(in: Sample.oneFile()) == [])
    let other = "struct Other { let presenter: X }\nextension NotesRouter { static var ui: X }"
    let found = check.findings(in: Sample.oneFile(adding: other))
    #expect(
      found.map(\.message) == ["ui creates a reference cycle with NotesRouter. Make it weak."])
    let weakless = check.findings(in: Sample.oneFile(without: "weak"))
    #expect(weakless.count == 3)
    #expect(
      check.findings(in: Sample.oneFile(without: "NotesRouter:")).map(\.message) == [
        "Missing NotesRouter. Add it, so that its references can be checked."
      ])
  }

  @Test func `unowned is reported in every file of the module`() {
    #expect(
      places([
        "Notes/Deep/Row.swift": "let a = 1 // unowned\nlet f = { [unowned self] in g() }",
        "Notes/NotesMapper.swift": "struct NotesMapper { unowned(unsafe) let a: B }",
      ]) == ["Notes/Deep/Row.swift:2", "Notes/NotesMapper.swift:1"])
  }

  @Test func `The message says how to fix it`() {
    let findings = BackEdges(of: [Sample.module]).findings(
      in: Sample.tree(["Notes/NotesRouter.swift": "class NotesRouter { let window: Window }"]))
    #expect(
      findings.map(\.description) == [
        "Notes/NotesRouter.swift:1: window creates a reference cycle with NotesRouter. "
          + "Make it weak."
      ])
  }
}
