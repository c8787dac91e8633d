/// A destination in the window, written as words: the name of a screen and, for most screens, an
/// argument, such as `detail 234`.
///
/// Only the table of screens (`ScreenEntry.all`) creates routes, so equal destinations have equal
/// routes.
struct Route: Hashable, Sendable {
  /// The name of the screen.
  let name: String
  /// The text after the name, which may contain spaces; `nil` if there is none.
  let argument: String?

  /// Creates a route from a name and an argument that the table of screens has checked.
  init(name: String, argument: String? = nil) {
    self.name = name
    self.argument = argument
  }

  /// The name and the argument, if any.
  var words: [String] { [name] + (argument.map { [$0] } ?? []) }
}

extension Route: CustomStringConvertible {
  /// The words of the route, in the form that `expect routes` compares.
  var description: String { words.joined(separator: " ") }
}

extension Route: Codable {
  /// Decodes a JSON array of the route's words, without checking that there is such a screen.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let words = try container.decode([String].self)
    guard let name = words.first, words.count <= 2 else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "A route has one or two words.")
    }
    self.init(name: name, argument: words.dropFirst().first)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(words)
  }
}
