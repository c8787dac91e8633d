public import MoviePresentation

/// The people whom a search has found, as rows below the movies.
public struct FoundPeople: Hashable, Sendable {
  /// The people, in the order of the service.
  public let rows: [PersonRow]
  /// The index of the person with the focus; `nil` if a movie has it.
  public var focus: Int?

  /// Creates the people of a search.
  public init(_ rows: [PersonRow] = [], focus: Int? = nil) {
    self.rows = rows
    self.focus = focus
  }
}
