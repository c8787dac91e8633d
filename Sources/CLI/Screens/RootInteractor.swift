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
  ///   - movie: The movie, of which only the ID matters if it has one. Otherwise, the movie with
  ///     its title and year is logged or, if there is none, the title as typed.
  ///   - day: The day on which the user saw the movie; `nil` for the current day.
  /// - Throws: `MovieError` from the catalog or the mark book.
  nonisolated(nonsending) func log(_ movie: Film, on day: Day?) async throws(MovieError)

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

  func log(_ movie: Film, on day: Day?) async throws(MovieError) {
    let library = try await gateways.library?.library()
    var viewing = Viewing(of: try await found(movie, in: library), on: day ?? gateways.today.day)
    if let library {
      viewing.isRewatch = library.loggedDays(of: viewing.movie.id).isRewatch(on: viewing.day)
    }
    try await gateways.marks.log(viewing)
  }

  /// Returns a movie as the catalog or the library knows it.
  private func found(_ movie: Film, in library: Library?) async throws(MovieError) -> Film {
    guard case .titled(let key) = movie.id else {
      return Film(try await gateways.marks.movie(movie.id, from: gateways.catalog))
    }
    if let known = library?.film(movie.id) { return known }
    guard let year = key.year else { return movie }
    let same = try? await gateways.catalog.movies(titled: movie.title, from: year)
    return same?.count == 1 ? same.map { Film($0[0]) } ?? movie : movie
  }

  func pick(_ id: MovieID) async throws(MovieError) -> Bool {
    let movie = try await gateways.marks.movie(id, from: gateways.catalog).movieID
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
