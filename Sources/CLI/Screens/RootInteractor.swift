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

  /// Sets a mark of a movie, which is found like one to log.
  ///
  /// - Throws: `MovieError` from the catalog or the mark book.
  nonisolated(nonsending) func mark(_ movie: Film, _ mark: Mark) async throws(MovieError)

  /// Returns the only movie with a title and a year that the library or the catalog has or, if there
  /// is none, the movie as typed.
  nonisolated(nonsending) func found(_ typed: Film) async -> Film

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
    var viewing = Viewing(of: try await known(movie), on: day ?? gateways.today.day)
    if let library = try await gateways.library?.library() {
      viewing.isRewatch = library.loggedDays(of: viewing.movie.id).isRewatch(on: viewing.day)
    }
    try await gateways.marks.log(viewing)
  }

  func mark(_ movie: Film, _ mark: Mark) async throws(MovieError) {
    _ = try await gateways.marks.change(.set(mark), of: try await known(movie))
  }

  /// Returns a movie as the catalog or the library knows it.
  private func known(_ movie: Film) async throws(MovieError) -> Film {
    if case .titled = movie.id { return await found(movie) }
    return Film(try await gateways.marks.movie(movie.id, from: gateways.catalog))
  }

  func found(_ typed: Film) async -> Film {
    if let known = try? await gateways.library?.library().film(typed.id) { return known }
    guard let year = typed.year else { return typed }
    let same = try? await gateways.catalog.movies(titled: typed.title, from: year)
    return same?.count == 1 ? same?.first.map { Film($0) } ?? typed : typed
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
