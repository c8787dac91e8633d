import MovieEntities
import MovieLibrary

/// Collects the data of the home screen from the session, the diary, the watchlist and the picker.
struct HomeInteractor: HomeInteractable {
  /// The number of movies in each list.
  private static let length = 5

  let account: AccountGateway
  let catalog: any MovieCatalog
  let book: MarkBook
  let picker: TonightPicker
  let today: @Sendable () -> Day
  var marks: any MarkInteractable { book }

  func user() async throws(MovieError) -> HomeUser {
    // If the session cannot be read, the user is not greeted by name.
    let session = try? await account.session()
    let name = session?.account.displayName
    guard let library = try await book.library?.library() else {
      return HomeUser(name: name, seen: nil)
    }
    let today = today()
    var known: Set<MovieID> = []
    let diary = library.diary
    let days = diary.compactMap { entry in entry.viewing.day.map { (entry.viewing.movie.id, $0) } }
    let year = days.filter { $0.1.year == today.year }
    return HomeUser(
      name: name,
      seen: Array(
        diary.filter { known.insert($0.viewing.movie.id).inserted }.prefix(Self.length)),
      yearCount: Set(year.map(\.0)).count,
      monthCount: Set(year.filter { $0.1.month == today.month }.map(\.0)).count)
  }

  func tonight(skippingCurrent: Bool, reload: Bool) async throws(MovieError) -> TonightContent {
    try await CachePolicy.reloading(reload) { () throws(MovieError) in
      try await tonight(skippingCurrent: skippingCurrent)
    }
  }

  private func tonight(skippingCurrent: Bool) async throws(MovieError) -> TonightContent {
    await book.loadSeen()
    let watchlist = try await watchlist()
    var request = TonightRequest()
    request.asksForAnother = skippingCurrent
    request.watchlist =
      watchlist
      ?? MoviePage(
        number: 1, movies: [], totalPages: 0, totalResults: 0)
    // The watchlist, one page of the service's movies, and the page of the pick: three requests.
    request.maxPages = 1
    let pick = try await picker.pick(request, on: today())
    var page = pick?.page
    if page == nil, let pick { page = try await book.movie(pick.movie.movieID, from: catalog) }
    var next: [any PopularMovie] = []
    for movie in watchlist?.movies ?? [] where movie.movieID != pick?.movie.movieID {
      if await book.marks(of: movie.movieID).seen == nil { next.append(movie) }
    }
    return TonightContent(
      pick: page, isFromWatchlist: pick?.source == .kind(.watchlist),
      watchlist: watchlist == nil ? nil : await book.completed(Array(next.prefix(Self.length))),
      hasWatchlist: watchlist?.movies.isEmpty == false)
  }

  /// Returns the first page of the watchlist; `nil` without a login and a library.
  private func watchlist() async throws(MovieError) -> MoviePage? {
    do throws(MovieError) {
      return try await book.movies(.watchlist, page: 1)
    } catch {
      guard error.code == .notLoggedIn else { throw error }
      return nil
    }
  }
}
