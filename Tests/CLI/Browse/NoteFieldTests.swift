import Testing
import Viper
import ViperTerminal

@testable import MovieTestSupport
@testable import ViperScript
@testable import ViperTestSupport

/// Notes with several lines in the form.
@MainActor
struct NoteFieldTests {
  private let host = MovieHost(
    TerminalSize(columns: 60, rows: 20), isColored: false, reading: .clusters)

  private func open() async {
    await host.open()
    for keys in ["L", "\t\t\t\t"] {
      host.press(keys)
      await host.settle()
    }
  }

  private func press(_ keys: String) async {
    host.press(keys)
    await host.settle()
    host.host.scheduler.drawNow()
  }

  private var note: String? { host.window.scene?.fields.last?.text }

  @Test func `A pasted text keeps its lines, of which those near the cursor are shown`() async {
    await open()
    let lines = (1...12).map { "Line \($0)." }
    await press("\u{1B}[200~\(lines.joined(separator: "\r\n"))\n\u{1B}[201~")
    #expect(note == lines.joined(separator: "\n"))
    #expect(host.screen.shows("Note: Line 5.") && host.screen.shows("    Line 12."))
    #expect(!host.screen.shows("Line 4."))
    #expect(host.screen.cursor.column == 16)
    await press("\u{1B}[H")
    #expect(host.screen.shows("Note: Line 1.") && !host.screen.shows("Line 9."))
    // In other fields, lines become spaces.
    await press("\u{1B}[Z\u{1B}[200~a\nb\u{1B}[201~")
    #expect(host.window.scene?.fields.dropLast().last?.text == "a b")
    await press("\u{F}")
    #expect(host.window.scene?.name == "logEntry")
  }

  @Test func `Without an editor, the key says so`() async {
    await open()
    await press("\u{F}")
    #expect(host.screen.shows("An editor needs a terminal."))
  }

  @Test func `The edited text is typed, unless it is the same`() async {
    await open()
    var edited: [String] = []
    host.host.onEdit = { text in
      edited.append(text)
      return edited.count == 3 ? .failure("No.") : .text("New.\nNote.")
    }
    for _ in 1...3 { await press("\u{F}") }
    #expect(edited == ["", "New.\nNote.", "New.\nNote."])
    #expect(note == "New.\nNote.")
    #expect(host.screen.shows("No."))
  }
}
