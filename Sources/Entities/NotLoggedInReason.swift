extension MovieError {
  /// Why the session, or the lack of one, does not allow a request.
  public enum NotLoggedIn: Hashable, Sendable, CaseIterable {
    /// There is no session.
    case noSession
    /// There is no session, and a list of a person's own needs one.
    case noSessionForList
    /// There is no session, and marking a movie needs one.
    case noSessionForMarks
    /// The service accepts no session, or not this one any more.
    case sessionRefused
    /// The session was given by another service.
    case sessionOfAnotherService
    /// A guest has no favorites and no watchlist.
    case guest
    /// The list belongs to a person, and a catalogue has none of those.
    case personalList
  }
}
