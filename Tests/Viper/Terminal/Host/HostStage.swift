import Testing
import Viper
import ViperTesting

@testable import ViperScript
@testable import ViperTerminal
@testable import ViperTestSupport

/// A host for a window, and an emulated terminal that shows its output.
@MainActor
final class HostStage {
  let window = Window()
  let clock = ManualClock()
  let host: TerminalHost
  var screen: TerminalEmulator
  /// The frames that the host has written.
  private(set) var frames: [[UInt8]] = []
  /// The actions sent to the window.
  private(set) var actions: [UserAction] = []
  private(set) var settlements = 0
  private let writes: AsyncStream<Void>
  private let write: AsyncStream<Void>.Continuation
  private let arrivals: AsyncStream<UserAction>
  private let arrival: AsyncStream<UserAction>.Continuation
  var quits = 0

  /// The output of the host, created before the stage.
  private final class Sink {
    var take: ([UInt8]) -> Void = { _ in }
  }

  init(
    columns: Int = 40, rows: Int = 10, isColored: Bool = false, texts: HostTexts = .english,
    reading: WidthReading = .clusters, waits: Bool = true
  ) {
    screen = TerminalEmulator(columns: columns, rows: rows, reading: reading)
    (arrivals, arrival) = AsyncStream.makeStream()
    (writes, write) = AsyncStream.makeStream()
    let sink = Sink()
    host = TerminalHost(
      window: window, size: TerminalSize(columns: columns, rows: rows), texts: texts,
      isColored: isColored, clock: waits ? clock : ImmediateClock(), write: { sink.take($0) })
    sink.take = { [unowned self] bytes in
      frames.append(bytes)
      screen.write(bytes)
      write.yield()
    }
    host.onSend = { [unowned self] action, _ in
      actions.append(action)
      arrival.yield(action)
    }
    host.onSettle = { [unowned self] in settlements += 1 }
    host.onQuit = { [unowned self] in quits += 1 }
  }

  /// Shows a scene as the root, and draws it.
  @discardableResult
  func open(_ scene: Scene) async -> SceneScreen {
    let page = SceneScreen(scene)
    await window.replaceRoot(with: page.module())
    host.redraw()
    return page
  }

  /// Creates tabs that each show a scene, and opens the first one.
  func openTabs(_ count: Int, _ scene: Scene = .list(30)) async {
    host.tabs = (0..<count).map { [window] number in
      HostTab("Tab \(number)", key: "\(number)") {
        await window.switchRoot(to: "\(number)") { SceneScreen(scene).module() }
      }
    }
    await host.tabs[0].open()
    host.redraw()
  }

  /// Shows a scene as the root, and returns the stage.
  func showing(_ scene: Scene) async -> HostStage {
    await open(scene)
    return self
  }

  /// Sends the bytes of key presses.
  func press(_ keys: String) {
    host.receive(Array(keys.utf8))
  }

  /// Waits for an action that is not sent immediately.
  func arrives(_ action: UserAction) async {
    for await sent in arrivals where sent == action { return }
  }

  /// Waits until the screen shows a text.
  func shows(_ text: String) async {
    guard !picture.contains(text) else { return }
    for await _ in writes where picture.contains(text) { return }
  }

  /// Waits until a frame contains bytes.
  func sends(_ bytes: [UInt8]) async {
    var isSent: Bool { frames.contains { $0.firstRange(of: bytes) != nil } }
    guard !isSent else { return }
    for await _ in writes where isSent { return }
  }

  /// The lines of the screen.
  var text: [String] { screen.text }
  /// The lines of the screen without the border of a panel and the blanks next to it.
  var inside: [String] {
    screen.text.map { line in
      guard line.first == "│" else { return line }
      let text = line.dropFirst(2).dropLast(2)
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }
  /// The lines of the screen as a single text.
  var picture: String { screen.text.joined(separator: "\n") }

  /// Fails the test unless a full redraw leaves the screen unchanged.
  func expectWholeDrawing(sourceLocation: SourceLocation = #_sourceLocation) {
    let shown = screen.cells
    let cursor = screen.cursor
    host.redraw()
    #expect(screen.cells == shown, sourceLocation: sourceLocation)
    #expect(screen.cursor == cursor, sourceLocation: sourceLocation)
  }

  /// Resizes the host and the screen.
  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    host.resize(to: TerminalSize(columns: columns, rows: rows))
  }
}

/// A screen that shows a scene, moves its focus, edits its fields, and passes each action to a
/// test.
@MainActor
final class SceneScreen: TextScreen {
  private(set) var scene: Scene
  var onAction: @MainActor (UserAction) async -> Void = { _ in }
  private lazy var updates = Updates<Scene> { [unowned self] in scene = $0 }

  init(_ scene: Scene) {
    self.scene = scene
  }

  func module() -> Module {
    Module(name: scene.name, screen: self, updates: updates, parts: [])
  }

  func show(_ scene: Scene) {
    updates.update(scene)
  }

  func change(_ change: (inout Scene) -> Void) {
    var scene = scene
    change(&scene)
    show(scene)
  }

  func onAppear() async {}

  func on(_ action: UserAction) async {
    switch action {
    case .moveFocus(let rows): change { $0.focus = $0.rows.focus($0.focus ?? 0, movedBy: rows) }
    case .focus(let row): change { $0.focus = $0.rows.focus(row, movedBy: 0) }
    case .type(let name, let text): change { $0.type(text, into: name) }
    default: break
    }
    await onAction(action)
  }
}

/// A page without a search, which closes on `back`.
@MainActor
enum StubPage {
  static func module(in window: Window) -> Module {
    let page = SceneScreen(.list(2))
    page.change { $0.search = nil }
    page.onAction = { [weak page] in if $0 == .back, let page { window.close(page) } }
    return page.module()
  }
}

extension Scene {
  /// Sets the text of a field, masked if it is secret.
  mutating func type(_ text: String, into name: String) {
    fields = fields.map { field in
      guard field.name == name else { return field }
      return Field(
        name: name, label: field.label,
        text: field.isSecret ? String(repeating: "•", count: text.count) : text,
        choices: field.choices, isSecret: field.isSecret)
    }
  }

  /// Returns a searchable list.
  static func list(_ count: Int, title: String = "Notes") -> Scene {
    var scene = Scene(name: "list", title: title)
    scene.sections = [
      Section(
        columns: [
          Column("ID", .fixed), Column("NOTE", .truncatable(minWidth: 4, dropPriority: 0)),
        ],
        rows: (0..<count).map {
          Row(id: "\($0 + 1)", cells: [StyledText("\($0 + 1)"), StyledText("Note \($0 + 1)")])
        })
    ]
    scene.focus = count > 0 ? 0 : nil
    scene.total = count
    scene.search = ""
    scene.offers = [.refresh]
    return scene
  }

  /// A form with a choice, a name and a password.
  static let form = {
    var scene = Scene(name: "login", title: "Log in")
    scene.fields = [
      Field(name: "service", label: "Service", text: "a", choices: ["a", "b"]),
      Field(name: "username", label: "Username", text: ""),
      Field(name: "password", label: "Password", text: "", isSecret: true),
    ]
    scene.buttons = [Button(id: "submit", label: "Log in")]
    return scene
  }()
}
