import Foundation
import Testing
import Viper
import ViperTerminal

@testable import MovieTestSupport
@testable import ViperScript
@testable import ViperTestSupport

/// Notes are edited in the user's editor, which gets the terminal.
@Suite(.places(3))
struct BrowseEditorTests {
  private let person: Person

  init() throws {
    person = try Person()
    try FileManager.default.createDirectory(
      atPath: temporary, withIntermediateDirectories: false)
  }

  private var temporary: String { person.home.path + "/tmp" }

  /// Writes an editor: a shell script that gets the path of the file.
  private func editor(_ lines: String) throws -> String {
    let path = person.home.path + "/editor"
    try Data("\(lines)\n".utf8).write(to: URL(filePath: path))
    // The shell reads the file: an executable could still be open in another test's new process.
    return "sh \(path)"
  }

  /// Opens the form for the first movie, and focuses the note.
  private func browse(
    _ variables: [String: String?],
    script: @escaping @Sendable (Terminal, WatchedScreen) throws -> Void
  ) async throws {
    let variables = ["TMPDIR": .some(temporary)].merging(variables) { $1 }
    let run = try await Terminal.run(["browse"], environment: variables, home: person.home) {
      let screen = WatchedScreen($0)
      try screen.wait(for: ["Metropolis"])
      try screen.type("L", until: ["Log Metropolis"])
      try screen.type("\t\t\t\t", until: ["> Note", "Ctrl-O open in editor"])
      try script($0, screen)
      $0.type("q")
    }
    #expect(run.status == 0)
    #expect(run.isRestored)
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary) == [])
  }

  @Test(arguments: ["VISUAL", "EDITOR"])
  func `The editor gets the note in a private file, and the form its lines`(
    variable: String
  ) async throws {
    let seen = person.home.path + "/seen"
    let editor = try editor(
      """
      [ -t 0 ] && [ -t 1 ] && { ls -l "$2"; cat "$2"; } > \(seen)
      printf 'One.\\r\\n\\nTwo.\\033\\n\\n' > "$2"
      """)
    // VISUAL comes first.
    var variables: [String: String?] = ["EDITOR": "/none", "VISUAL": nil]
    variables[variable] = "\(editor) --wait"
    try await browse(variables) { _, screen in
      try screen.type("Old.", until: ["Old."])
      try screen.type("\u{F}", until: ["> Note: One.", "Two."])
      try screen.type("\r", until: ["Logged Metropolis"])
    }
    let file = try String(contentsOfFile: seen, encoding: .utf8)
    #expect(file.hasPrefix("-rw------- "))
    #expect(file.hasSuffix(".txt\nOld.\n"))
    let note = try await person.run("diary", "--json", "--fields", "note")
    #expect(note.output.contains(#""note":"One.\n\nTwo.""#))
  }

  @Test(arguments: [
    ("echo New > \"$1\"; exit 3", "exit code 3"),
    ("rm \"$1\"", "No such file"), ("printf '\\377' > \"$1\"", "not text"),
    ("kill -TERM $$", "exit code 143"),
    // What Ctrl-C does: all processes in the foreground get the signal, including the window's.
    ("kill -INT 0", "exit code 130"),
  ])
  func `A failure is one sentence, and the text stays`(
    lines: String, reason: String
  ) async throws {
    try await browse(["VISUAL": try editor(lines)]) { _, screen in
      try screen.type("Old.", until: ["Old."])
      try screen.type("\u{F}", until: ["Nothing has changed", reason])
      try screen.type("\r", until: ["Logged Metropolis"])
    }
    #expect(try await person.run("diary", "--fields", "note").output == "Old.\n")
  }

  @Test func `An editor can handle Ctrl-C, as Emacs does`() async throws {
    let editor = try editor("trap : INT; kill -INT 0; echo New. > \"$1\"")
    try await browse(["VISUAL": editor]) { _, screen in
      try screen.type("\u{F}", until: ["> Note: New."])
      try screen.type("\r", until: ["Logged Metropolis"])
    }
  }

  @Test func `A missing editor is reported without leaving the window`() async throws {
    try await browse(["VISUAL": "/none/editor"]) { _, screen in
      try screen.type("\u{F}", until: ["'/none/editor' not found"])
      try screen.type("\r", until: ["Logged Metropolis"])
    }
  }
}
