import MovieDetail

/// Remembers, without keeping it alive, which page waits for a log-in to end.
@MainActor
final class LoginDesk {
  weak var detail: (any MovieDetailModuleInput)?
}
