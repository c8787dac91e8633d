/// The identifier of a person, as the user types it.
public struct PersonID: Hashable, Sendable {
  /// TMDB's identifier, at least 1.
  public let number: Int

  /// Creates an identifier from text that the user typed, or returns `nil` if the text is not one.
  ///
  /// - Parameter text: ASCII digits of a number that is at least 1, or the address of the person's
  ///   page at TMDB; see `PageAddress`. IMDb's identifiers of people are not accepted.
  public init?(_ text: String) {
    if let number = IdentifierText.number(text) {
      self.number = number
    } else if case .person(let number?) = PageAddress(text) {
      self.number = number
    } else {
      return nil
    }
  }
}
