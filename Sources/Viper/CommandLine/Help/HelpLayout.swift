import ViperText

/// Formats help text as lines that fit on the terminal.
struct HelpLayout {
  /// The width of a page written to a pipe, which is also the maximum width of a page on a
  /// terminal.
  static let maxColumns = 80
  /// The minimum width of a page.
  ///
  /// Text wrapped to a narrower width would be unreadable.
  private static let minColumns = 20
  /// The minimum page width at which descriptions are shown beside the names.
  private static let minColumnsForTwo = 60
  /// The column in which the descriptions start if they are beside the names.
  private static let column = 26

  private let width: Int
  /// Whether descriptions are shown below the names instead of beside them.
  private let isNarrow: Bool

  init(columns: Int = Self.maxColumns, maxColumns: Int = Self.maxColumns) {
    width = min(max(columns, Self.minColumns), maxColumns)
    isNarrow = width < Self.minColumnsForTwo
  }

  /// Creates a layout that suits the program's standard output.
  init(_ style: OutputStyle, _ console: Console, _ environment: Environment) {
    if case .screen(let columns) = style.format {
      self.init(columns: columns)
    } else if console.isOutputTerminal {
      self.init(columns: OutputStyle.columns(console, environment))
    } else {
      self.init()
    }
  }

  /// Returns a label followed by text, with a hanging indent.
  ///
  /// The label includes its colon, because `OVERVIEW` without a colon is a column heading, for
  /// which other languages use a different word.
  func labeled(_ label: String, _ text: String) -> String {
    let indent = isNarrow ? 2 : label.count + 1
    return TextWrapper(width: width, hangingIndent: indent).lines("\(label) \(text)")
      .joined(separator: "\n")
  }

  /// Returns a label followed by a usage line, in which each option stays on the same line as its
  /// value.
  func usage(_ label: String, _ line: String) -> String {
    String(labeled(label, UsageLine.unbreakable(line)).map { $0 == UsageLine.blank ? " " : $0 })
  }

  func paragraph(_ text: String, indent: Int = 0) -> String {
    indented(TextWrapper(width: width - 2 * indent).lines(text), by: indent)
  }

  /// Returns a name with its description, which is beside the name or, if there is no room, below
  /// it.
  func row(_ name: String, _ help: String) -> String {
    guard !isNarrow else {
      return indented(TextWrapper(width: width - 2, hangingIndent: 4).lines(name), by: 2) + "\n"
        + indented(TextWrapper(width: width - 6).lines(help), by: 6)
    }
    let body = indented(TextWrapper(width: width - Self.column).lines(help), by: Self.column)
    let first = "  " + name
    guard first.count + 2 <= Self.column else { return first + "\n" + body }
    return first + body.dropFirst(first.count)
  }

  /// Returns a line of code, wrapped if the line is a comment.
  ///
  /// A command that is too long continues on the next line.
  func code(_ line: String, program: String) -> String {
    if line.hasPrefix("\(program) ") {
      let isTooWide = line.split(separator: "\n").contains { TextWidth.of("  \($0)") > width }
      return isTooWide ? continued(line) : "  \(line)"
    }
    guard line.hasPrefix("# ") else { return line.isEmpty ? "" : "  \(line)" }
    return indented(
      TextWrapper(width: width - 4).lines(String(line.dropFirst(2))).map { "# \($0)" }, by: 2)
  }

  private func indented(_ lines: [String], by columns: Int) -> String {
    let indent = String(repeating: " ", count: columns)
    return lines.map { indent + $0 }.joined(separator: "\n")
  }

  /// Breaks a command line between words, with a backslash at the end of each line except the last.
  private func continued(_ line: String) -> String {
    var lines: [String] = []
    var last = ""
    for word in ShellWords.written(line) {
      // A line that continues ends with a space and a backslash, which take up two columns.
      let indent = lines.isEmpty ? 2 : 6
      if !last.isEmpty, indent + TextWidth.of("\(last) \(word)") + 2 > width {
        lines.append(last)
        last = word
      } else {
        last += last.isEmpty ? word : " \(word)"
      }
    }
    return "  " + (lines + [last]).joined(separator: " \\\n      ")
  }
}

enum UsageLine {
  /// The nonbreaking space.
  static let blank: Character = "\u{A0}"

  /// Returns a usage line with nonbreaking spaces inside brackets.
  static func unbreakable(_ line: String) -> String {
    var depth = 0
    return String(
      line.map { character in
        if character == "[" { depth += 1 }
        if character == "]" { depth -= 1 }
        return character == " " && depth > 0 ? blank : character
      })
  }
}
