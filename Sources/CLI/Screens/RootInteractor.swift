import MovieEntities
import MovieLibrary

/// The rules of what the user can do on any screen, for the root router, which only navigates.
protocol RootInteractable: Sendable {
  /// Ends the session.
  ///
  /// - Returns: The service's error if it has not confirmed the logout; otherwise, `nil`.
  /// - Throws: `MovieError` with `notLoggedIn` if there is no session, or with the reason why it
  ///   could not be removed.
  nonisolated(nonsending) func logOut() async throws(MovieError) -> MovieError?

  /// Adds a movie to the diary.
  ///
  /// - Parameters:
  ///   - id: The ID of the movie.
  ///   - day: The day on which the user saw the movie; `nil` for the current day.
  /// - Throws: `MovieError` from the catalog or the mark book.
  nonisolated(nonsending) func log(_ id: MovieID, on day: Day?) async throws(MovieError)

  /// Makes a movie the pick for tonight, by skipping others as the user would.
  ///
  /// - Parameter id: The ID of the movie.
  /// - Returns: Whether the movie fits.
  /// - Throws: `MovieError` from the catalog or the picker.
  nonisolated(nonsending) func pick(_ id: MovieID) async throws(MovieError) -> Bool
}

/// Changes the account and the diary through the gateways.
struct RootInteractor: RootInteractable {
  let gateways: Gateways

  func logOut() async throws(MovieError) -> MovieError? {
    guard let session = try await gateways.account.session() else {
      throw MovieError(.notLoggedIn(.noSession))
    }
    let rejection = try await gateways.account.logOut(session)
    await gateways.marks.checkOwner()
    return rejection
  }

  func log(_ id: MovieID, on day: Day?) async throws(MovieError) {
    let movie = try await gateways.catalog.movie(id)
    var viewing = Viewing(of: Film(movie), on: day ?? gateways.today.day)
    if let library = try await gateways.library?.library() {
      viewing.isRewatch = library.loggedDays(of: viewing.movie.id).isRewatch(on: viewing.day)
    }
    try await gateways.marks.log(viewing)
  }

  func pick(_ id: MovieID) async throws(MovieError) -> Bool {
    let movie = try await gateways.catalog.movie(id).movieID
    var request = TonightRequest()
    request.maxPages = 1
    var skipped: Set<MovieID> = []
    while let pick = try await gateways.tonightPicker.pick(request, on: gateways.today.day) {
      if pick.movie.movieID == movie { return true }
      // Start again only once.
      guard skipped.insert(pick.movie.movieID).inserted else { break }
      request.asksForAnother = true
    }
    return false
  }
}
