extension MovieError {
  /// The reason why a request is not allowed with the session, or without one.
  public enum NotLoggedIn: Hashable, Sendable, CaseIterable {
    /// There is no session.
    case noSession
    /// There is no session, and one of the user's own lists needs one.
    case noSessionForList
    /// There is no session, and marking a movie needs one.
    case noSessionForMarks
    /// The request needs a session, or the service no longer accepts this one.
    case sessionRefused
    /// The session belongs to another service.
    case sessionOfAnotherService
    /// The session belongs to a guest, who has no favorites and no watchlist.
    case guest
    /// The list belongs to a user, and a catalog has no such lists.
    case personalList
  }
}
