/// The state of the page after the last one that a list shows.
public enum NextPage: Hashable, Sendable {
  /// There is no next page, or the list has reached its limit.
  case none
  /// The next page can be requested.
  case available
  /// The next page is under way.
  case loading
  /// The request for the next page has failed, and the shown rows stay.
  case failed(Failure)
}
