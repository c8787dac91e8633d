import ViperTerminal

/// Arranges the texts of help pages in lines that fit a terminal.
struct HelpLayout {
  /// The number of columns of a page in a pipe, and on any terminal that is not narrower.
  private static let mostColumns = 80
  /// The number of columns below which no text is readable, so it is not wrapped any further.
  private static let leastColumns = 20
  /// The number of columns that a page with descriptions beside the names needs.
  private static let leastColumnsForTwo = 60
  /// The column at which descriptions begin beside the names.
  private static let column = 26

  private let width: Int
  /// Whether descriptions are below the names.
  private let isNarrow: Bool

  /// Creates the layout for a number of columns.
  init(columns: Int = mostColumns) {
    width = min(max(columns, Self.leastColumns), Self.mostColumns)
    isNarrow = width < Self.leastColumnsForTwo
  }

  /// Creates the layout for the standard output of a run.
  init(_ style: OutputStyle, _ console: Console, _ environment: Environment) {
    if case .screen(let columns) = style.format {
      self.init(columns: columns)
    } else if console.isOutputTerminal {
      self.init(columns: OutputStyle.columns(console, environment))
    } else {
      self.init()
    }
  }

  /// Returns a label, and a text whose further lines are indented to its beginning.
  ///
  /// The label contains its colon. `OVERVIEW` without a colon is the heading of a column of a list,
  /// for which other languages use another word.
  func labelled(_ label: String, _ text: String) -> String {
    let indent = isNarrow ? 2 : label.count + 1
    return TextWrapper(width: width, hangingIndent: indent).lines("\(label) \(text)")
      .joined(separator: "\n")
  }

  /// Returns a label and a usage line, in which an option stays together with its value.
  func usage(_ label: String, _ line: String) -> String {
    String(labelled(label, UsageLine.unbreakable(line)).map { $0 == UsageLine.blank ? " " : $0 })
  }

  /// Returns a text in lines.
  func paragraph(_ text: String, indent: Int = 0) -> String {
    indented(TextWrapper(width: width - 2 * indent).lines(text), by: indent)
  }

  /// Returns a name and its description in two columns, or below each other on a narrow terminal.
  ///
  /// A long name has a line of its own in any case.
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

  /// Returns a line that must stay as it is.
  ///
  /// Only a comment is wrapped, and a line of the program is continued with backslashes if it is too
  /// wide.
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

  /// Breaks a command line between its words with a backslash at each line's end.
  private func continued(_ line: String) -> String {
    var lines: [String] = []
    var last = ""
    for word in ShellWords.written(line) {
      // The blank and the backslash need two columns.
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

/// The usage line of a command, as far as it may be broken.
enum UsageLine {
  /// The blank at which a line is not broken.
  static let blank: Character = "\u{A0}"

  /// Returns a usage line in which the blanks between brackets are unbreakable.
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
