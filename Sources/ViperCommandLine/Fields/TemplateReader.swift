/// Parses a template.
struct TemplateReader {
  /// A syntax error in a template.
  enum Problem: Error, Equatable {
    /// `{{` without its `}}`.
    case notClosed(String)
    /// A section without its end.
    case noEnd(String)
    /// An end without its section.
    case noSection(String)
    /// A section within a section of the same name, which would grow with every level.
    case withinItself(String)
    /// Nothing between `{{` and `}}`.
    case noName
  }

  private struct Open {
    let name: String
    let isInverted: Bool
    var parts: [Template.Part] = []
  }

  private var open = [Open(name: "", isInverted: false)]

  static func template(_ text: String) throws(Problem) -> Template {
    var reader = TemplateReader()
    var rest = text[...]
    while let start = rest.firstRange(of: "{{") {
      reader.add(rest[..<start.lowerBound])
      let tail = rest[start.upperBound...]
      guard let end = tail.firstRange(of: "}}") else { throw .notClosed(String(tail)) }
      try reader.tag(tail[..<end.lowerBound])
      rest = tail[end.upperBound...]
    }
    reader.add(rest)
    guard let last = reader.open.last, reader.open.count == 1 else {
      throw .noEnd(reader.open.last?.name ?? "")
    }
    return Template(parts: last.parts)
  }

  private mutating func add(_ text: Substring) {
    guard !text.isEmpty else { return }
    append(.text(Self.unescaped(text)))
  }

  private mutating func append(_ part: Template.Part) {
    open[open.count - 1].parts.append(part)
  }

  private mutating func tag(_ text: Substring) throws(Problem) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, let word = words.first else { throw .noName }
    let name = String(word.dropFirst())
    switch word.first {
    case "#", "^":
      guard !name.isEmpty else { throw .noName }
      guard !open.contains(where: { $0.name == name }) else { throw .withinItself(name) }
      open.append(Open(name: name, isInverted: word.first == "^"))
    case "/":
      guard open.count > 1, let section = open.popLast(), section.name == name else {
        throw .noSection(name)
      }
      append(.section(section.name, section.parts, isInverted: section.isInverted))
    default: append(.value(String(word)))
    }
  }

  /// Replaces escapes such as `\n`, which a shell passes on as two characters.
  private static func unescaped(_ text: Substring) -> String {
    var unescaped = ""
    var rest = text
    while let character = rest.popFirst() {
      guard character == "\\", let next = rest.popFirst() else {
        unescaped.append(character)
        continue
      }
      switch next {
      case "n": unescaped.append("\n")
      case "t": unescaped.append("\t")
      case "\\", "{": unescaped.append(next)
      default: unescaped += "\\\(next)"
      }
    }
    return unescaped
  }
}
