import ViperLocalization

struct TemplateReader {
  /// A syntax error in a template, described in a sentence.
  struct Mistake: Error {
    let message: String
  }

  private struct Open {
    let name: String
    let isInverted: Bool
    var parts: [Template.Part] = []
  }

  private let localizer: Localizer
  private var open = [Open(name: "", isInverted: false)]

  private init(_ localizer: Localizer) {
    self.localizer = localizer
  }

  static func template(
    _ text: String, in localizer: Localizer = .english
  ) throws(Mistake) -> Template {
    var reader = TemplateReader(localizer)
    var rest = text[...]
    while let start = rest.firstRange(of: "{{") {
      reader.add(rest[..<start.lowerBound])
      let tail = rest[start.upperBound...]
      guard let end = tail.firstRange(of: "}}") else {
        let rest = String(tail.prefix(20))
        throw Mistake(message: localizer("The template has '{{' without '}}': '{{\(rest)'."))
      }
      try reader.tag(tail[..<end.lowerBound])
      rest = tail[end.upperBound...]
    }
    reader.add(rest)
    guard let last = reader.open.last, reader.open.count == 1 else {
      let name = reader.open.last?.name ?? ""
      throw Mistake(message: localizer("The template has '{{#\(name)}}' without '{{/\(name)}}'."))
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

  private mutating func tag(_ text: Substring) throws(Mistake) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, let word = words.first else { throw noName }
    let name = String(word.dropFirst())
    switch word.first {
    case "#", "^":
      guard !name.isEmpty else { throw noName }
      // Nesting a section inside itself would make the output grow with every level of nesting.
      guard !open.contains(where: { $0.name == name }) else {
        throw Mistake(
          message: localizer("The template has '{{#\(name)}}' inside '{{#\(name)}}'."))
      }
      open.append(Open(name: name, isInverted: word.first == "^"))
    case "/":
      guard open.count > 1, let section = open.popLast(), section.name == name else {
        throw Mistake(
          message: localizer("The template has '{{/\(name)}}' but that section is not open."))
      }
      append(.section(section.name, section.parts, isInverted: section.isInverted))
    default: append(.value(String(word)))
    }
  }

  private var noName: Mistake {
    Mistake(message: localizer("The template has '{{ }}' without a field name."))
  }

  /// Replaces escape sequences such as `\n`, which a shell passes as two characters.
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
