/// A user's account with the service.
public protocol Account: Sendable {
  /// The account's ID on the service.
  var id: Int { get }
  /// The username, used to log in.
  var username: String { get }
  /// The user's display name; may be empty.
  var name: String { get }
}

extension Account {
  /// The name to address the user by: the display name, or the username if the display name is
  /// empty.
  public var displayName: String { name.isEmpty ? username : name }
}

/// The default implementation of `Account`, stored as part of a session.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct AccountEntity: Account, Hashable, Codable {
  public let id: Int
  public let username: String
  public let name: String

  /// Creates an account with the given values.
  public init(id: Int, username: String, name: String = "") {
    self.id = id
    self.username = username
    self.name = name
  }
}

/// A user's rating of a movie, from 0.5 to 10 in steps of 0.5 (TMDB, Movies: Add Rating).
public struct OwnRating: Hashable, Sendable, CustomStringConvertible {
  /// The range of valid values.
  public static let range = 0.5...10.0

  private let halves: UInt8

  /// The value of the rating.
  public var value: Double { Double(halves) / 2 }

  /// Creates a rating, or returns `nil` if the value is not valid.
  public init?(_ value: Double) {
    // Doubling is exact, so only multiples of 0.5 become integers.
    guard Self.range.contains(value), Double(Int(value * 2)) == value * 2 else { return nil }
    halves = UInt8(value * 2)
  }

  /// Creates a rating from user input, or returns `nil` if the text is not a rating.
  ///
  /// - Parameter text: A rating in ASCII digits, with a point or comma as the decimal separator,
  ///   such as `8`, `8.5` or `8,5`.
  public init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard (1...2).contains(parts.count), parts.allSatisfy({ (1...2).contains($0.utf8.count) }),
      parts.joined().utf8.allSatisfy(\.isDigit),
      let value = Double(parts.joined(separator: "."))
    else { return nil }
    self.init(value)
  }

  /// Creates a rating from what a user has typed in a prompt or form, or returns `nil` if the text is
  /// not a rating.
  ///
  /// A zero alone stands for 10, and a trailing separator adds a half, so that one or two keys are
  /// enough. Surrounding whitespace is ignored.
  package init?(typed text: String) {
    let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    switch text.last {
    case _ where text == "0": self.init("10")
    case "."?, ","?: self.init(text + "5")
    default: self.init(text)
    }
  }

  /// Returns the characters of a string that can be part of a rating: digits and one decimal
  /// separator.
  package static func typed(_ text: String) -> String {
    var hasSeparator = false
    return String(
      text.filter { character in
        let isSeparator = character == "." || character == ","
        defer { if isSeparator { hasSeparator = true } }
        return isSeparator ? !hasSeparator : character.isASCII && character.isNumber
      }.prefix(5))
  }

  /// The value without a trailing `.0`, such as `8` or `8.5`.
  public var description: String {
    halves.isMultiple(of: 2) ? "\(halves / 2)" : "\(halves / 2).5"
  }
}
