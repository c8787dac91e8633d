import MovieDetail

/// Remembers, without keeping it alive, which page waits for a log-in to end.
@MainActor
final class LoginDesk {
  /// Whether somebody is there to log in.
  var isOpen = true
  weak var detail: (any MovieDetailModuleInput)?
}
