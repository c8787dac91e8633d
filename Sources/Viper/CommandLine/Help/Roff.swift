/// A man page in roff format, in ASCII.
struct Roff {
  private(set) var source = ""

  // MARK: Lines

  mutating func comment(_ text: String) {
    source += ".\\\" \(text)\n"
  }

  /// Adds a request or macro whose arguments are already escaped.
  mutating func request(_ name: String, _ arguments: String...) {
    source += arguments.reduce(".\(name)") { $0 + " " + Self.argument($1) } + "\n"
  }

  /// Adds a tag, with a description below or beside the tag.
  mutating func entry(_ tag: String, _ description: String) {
    request("TP")
    line(tag)
    line(Self.escaped(description))
  }

  mutating func code(_ lines: [String]) {
    request("RS", "4")
    request("EX")
    for line in lines { self.line(Self.escaped(line)) }
    request("EE")
    request("RE")
  }

  /// Adds escaped text, which the formatter wraps.
  mutating func line(_ line: String) {
    // A leading period would start a request. A leading apostrophe has already been escaped.
    source += (line.hasPrefix(".") ? "\\&" : "") + line + "\n"
  }

  // MARK: Escapes

  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\(rs"
      // Without escapes, these characters would become a hyphen, quotation marks and accents.
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "\"": result += "\\(dq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      // An ASCII terminal cannot show an ellipsis.
      case "…": result += "..."
      case "\u{A0}": result += "\\~"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
  }

  static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  /// Returns text with literals in bold, and with placeholders, such as `<id>`, in italics.
  static func spelling(_ text: String) -> String {
    var pieces: [(font: Character, text: String)] = []
    var isPlaceholder = false
    for character in text {
      if character == "<" || character == ">" {
        isPlaceholder = character == "<"
        continue
      }
      let font: Character = isPlaceholder ? "I" : " \u{A0}[]|,.".contains(character) ? "R" : "B"
      if pieces.last?.font == font {
        pieces[pieces.count - 1].text.append(character)
      } else {
        pieces.append((font, String(character)))
      }
    }
    return pieces.map { font, text in
      font == "R" ? escaped(text) : "\\f\(font)\(escaped(text))\\fR"
    }.joined()
  }

  /// Returns an argument of a macro, in quotation marks if necessary.
  private static func argument(_ escaped: String) -> String {
    escaped.isEmpty || escaped.contains(" ") ? "\"\(escaped)\"" : escaped
  }
}
