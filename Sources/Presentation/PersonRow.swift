/// A row of a person who can be opened.
public struct PersonRow: Hashable, Sendable {
  /// TMDB's number of the person.
  public let id: Int
  /// The person's name.
  public let name: String
  /// The character that the person plays, or the titles that the person is known for; may be empty.
  public let part: String

  /// Creates a row.
  public init(id: Int, name: String, part: String = "") {
    self.id = id
    self.name = name
    self.part = part
  }

  /// The identifier of the row, which differs from that of every movie.
  public var rowID: String { "person-\(id)" }
}
