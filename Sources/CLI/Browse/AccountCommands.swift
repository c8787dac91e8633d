import MovieEntities

/// The script commands that give a new account the marks of the user's account.
enum AccountCommands {
  /// Returns the commands, oldest marks first to keep the order, and without unreadable lists.
  static func lines(of account: AccountGateway) async -> [String] {
    var lines: [String] = []
    for kind in [MovieListKind.favorites, .watchlist, .rated] {
      for movie in await movies(kind, of: account).reversed() {
        lines.append("open detail \(movie)")
        switch kind {
        case .favorites: lines.append("activate favorite")
        case .watchlist: lines.append("activate watchlist")
        default:
          guard let rating = try? await account.states(of: movie)?.rating else { continue }
          lines += ["type rating \"\(rating)\"", "submit"]
        }
      }
    }
    return lines
  }

  private static func movies(_ kind: MovieListKind, of account: AccountGateway) async -> [Int] {
    var movies: [Int] = []
    for number in 1...MoviePage.lastServed {
      guard let page = try? await account.movies(kind, page: number) else { break }
      movies += page.movies.map(\.id)
      if number >= page.totalPages { break }
    }
    return movies
  }
}
