import CViperTerminal
import Synchronization
import ViperLocalization
import ViperPlatform

/// Buffers output until the screen is full, and then shows the output in a pager such as `less`.
package final class Pager: Sendable {
  private enum State {
    /// The output is buffered; the values are the bytes so far and the number of screen lines that
    /// the bytes take up.
    case holding([UInt8], lines: Int)
    /// The pager is running, and reads from the other end of this descriptor.
    case showing(Int32)
    /// The output is written directly.
    case over
  }

  private struct Content {
    var state = State.holding([], lines: 0)
    /// The notes to write once the pager has exited.
    var notes: [String] = []
  }

  private let command: String
  /// The names of the environment variables that the pager does not inherit, each followed by a
  /// zero byte.
  private let secrets: String
  private let rows: Int
  private let columns: Int
  private let output: Descriptor
  private let content = Mutex(Content())

  init(command: String, secrets: String, rows: Int, columns: Int, output: Descriptor) {
    self.command = command
    self.secrets = secrets
    self.rows = rows
    self.columns = max(columns, 1)
    self.output = output
  }

  var isShowing: Bool {
    content.withLock { if case .showing = $0.state { true } else { false } }
  }

  /// Writes output, and starts the pager once the screen is full.
  ///
  /// If writing fails, returns the system's error number.
  func write(_ bytes: [UInt8]) -> Int32? {
    // Writing to the pipe can block while the user is reading, so do not hold the lock here.
    let (target, text) = content.withLock { content -> (Descriptor, [UInt8]) in
      switch content.state {
      case .over: return (output, bytes)
      case .showing(let pipe): return (Descriptor(pipe), bytes)
      case .holding(var held, let lines):
        held += bytes
        let total = lines + screenLines(bytes)
        guard total < rows else { return (start(&content), held) }
        content.state = .holding(held, lines: total)
        return (output, [])
      }
    }
    return text.isEmpty ? nil : target.write(text)
  }

  /// If the pager is running, keeps a note until the pager exits.
  func keep(_ note: String) -> Bool {
    content.withLock { content in
      guard case .showing = content.state else { return false }
      content.notes.append(note)
      return true
    }
  }

  /// Writes the buffered output or, if the pager is running, waits until the user quits the pager.
  ///
  /// Returns the notes that were kept.
  func end() throws(SystemFileError) -> [String] {
    let (pipe, held) = content.withLock { content -> (Int32?, [UInt8]) in
      defer { content.state = .over }
      switch content.state {
      case .over: return (nil, [])
      case .showing(let pipe): return (pipe, [])
      case .holding(let held, _): return (nil, held)
      }
    }
    if !held.isEmpty, let number = output.write(held) { throw SystemFileError(number: number) }
    guard let pipe else { return [] }
    ct_end_pager(pipe)
    return content.withLock(\.notes)
  }

  private func start(_ content: inout Content) -> Descriptor {
    var pipe: Int32 = -1
    // With these common defaults, `less` exits if all of the output fits on the screen, and never
    // erases the screen. The text is UTF-8 in every locale.
    let script =
      "LESS=\"${LESS-FRX}\" LV=\"${LV--c}\" LESSCHARSET=\"${LESSCHARSET-utf-8}\"; "
      + "export LESS LV LESSCHARSET; " + command
    guard ct_start_pager(script, secrets, &pipe) else {
      content.state = .over
      return output
    }
    content.state = .showing(pipe)
    return Descriptor(pipe)
  }

  /// Returns the number of screen lines that some output takes up.
  ///
  /// A line that is wider than the screen takes up several screen lines.
  private func screenLines(_ bytes: [UInt8]) -> Int {
    var lines = 0
    var width = 0
    var isEscape = false
    // The address of a link is invisible.
    var isAddress = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\n"):
        lines += max(1, (width + columns - 1) / columns)
        width = 0
      case 0x1B: isEscape = true
      case 0x80..<0xC0: break
      case UInt8(ascii: "]") where isEscape && !isAddress: (isEscape, isAddress) = (false, true)
      case UInt8(ascii: "\\") where isEscape && isAddress: (isEscape, isAddress) = (false, false)
      case _ where isAddress: isEscape = false
      default:
        if !isEscape { width += 1 }
        if isEscape, (0x40...0x7E).contains(byte), byte != UInt8(ascii: "[") { isEscape = false }
      }
    }
    return lines
  }
}

enum PagerChoice {
  /// Returns the pager for long output; `nil` if there is no pager or if no user will see the
  /// output.
  static func pager(
    _ line: ParsedLine, _ settings: Settings, _ console: Console, _ environment: Environment
  ) -> Pager? {
    guard console.isOutputTerminal, !line.has(OutputOptions.noPager),
      !environment.hasDumbTerminal,
      line.command?.isPaged ?? true,
      let screen = console.screen, let command = command(settings, console, environment)
    else { return nil }
    return Pager(
      command: inPlaceOfShell(command), secrets: environment.secrets, rows: screen.rows,
      columns: screen.columns, output: Descriptor(console.output))
  }

  /// Returns the command in the pager setting or, if that is not set, the command in `PAGER` or
  /// `less`.
  ///
  /// If the value is empty or `cat`, no pager is used.
  private static func command(
    _ settings: Settings, _ console: Console, _ environment: Environment
  ) -> String? {
    if let wanted = settings.value(.pager) ?? environment["PAGER"] {
      guard wanted != "cat" else { return nil }
      if let program = missingProgram(wanted, environment) {
        console.note(console.localizer.text("Note: pager '\(program)' not found."))
        return nil
      }
      return wanted
    }
    guard !environment.isSetButEmpty("PAGER"), environment["PATH"] != nil,
      environment.executable("less") != nil
    else { return nil }
    return "less -FRX"
  }

  /// Returns a command that makes the shell replace itself with the pager.
  ///
  /// If the shell kept running, a signal would end the shell but not the pager. A command that
  /// contains special characters is returned unchanged.
  private static func inPlaceOfShell(_ command: String) -> String {
    let isPlain = command.allSatisfy {
      $0.isLetter || $0.isNumber || " ./_-+:,%@".contains($0)
    }
    return isPlain ? "exec " + command : command
  }

  /// If the program that a command runs is not installed, returns the program's name.
  ///
  /// The result is `nil` if the program is installed or if only a shell can find it.
  private static func missingProgram(_ command: String, _ environment: Environment) -> String? {
    guard let program = command.split(whereSeparator: \.isWhitespace).first.map(String.init),
      program.allSatisfy({ $0.isLetter || $0.isNumber || "/._-+".contains($0) })
    else { return nil }
    return environment.executable(program) == nil ? program : nil
  }
}
