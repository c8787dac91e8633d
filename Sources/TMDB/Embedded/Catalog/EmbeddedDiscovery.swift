import MovieEntities
import MovieTMDB

/// The filters of `/discover/movie`, applied to the catalog.
///
/// The catalog has no countries of origin and no revenues. Filters by country are ignored, just as
/// the service ignores unknown parameters. Sorting by revenue falls back to sorting by popularity.
struct EmbeddedDiscovery {
  private typealias Condition = (CatalogMovie) -> Bool

  private let request: Request

  init(_ request: Request) {
    self.request = request
  }

  /// The movies that match the filter, in the requested order.
  var results: [Int] {
    let conditions = conditions + [genres, people, runtime]
    return ordered.filter { index in
      conditions.allSatisfy { $0(EmbeddedCatalog.movies[index]) }
    }
  }

  private var conditions: [Condition] {
    [
      // Dates can be compared as text, because their format is `yyyy-MM-dd` or `yyyy`. A year matches
      // if any of its days does, and a movie without a date matches no range.
      rule("primary_release_date.gte") { movie, first in
        !movie.releaseDate.isEmpty
          && first.prefix(movie.releaseDate.count) <= movie.releaseDate
      },
      rule("primary_release_date.lte") { !$0.releaseDate.isEmpty && $0.releaseDate <= $1 },
      rule("vote_average.gte") { movie, text in Double(text).map { $0 <= movie.voteAverage } },
      rule("vote_average.lte") { movie, text in Double(text).map { movie.voteAverage <= $0 } },
      rule("vote_count.gte") { movie, text in Int(text).map { $0 <= movie.voteCount } },
      rule("with_original_language") { $0.originalLanguage == $1 },
    ]
  }

  /// Returns the condition that a parameter imposes; if the value is missing or invalid, every
  /// movie meets the condition.
  private func rule(
    _ name: String, _ isMet: @escaping (CatalogMovie, String) -> Bool?
  ) -> Condition {
    let value = request.parameter(name)
    return { movie in value.flatMap { isMet(movie, $0) } ?? true }
  }

  private var genres: Condition {
    let text = request.parameter("with_genres") ?? ""
    let genres = Set(text.split { $0 == "," || $0 == "|" }.map { Int($0) ?? 0 })
    return { movie in
      text.contains("|")
        ? movie.genreIDs.contains(where: genres.contains) : genres.isSubset(of: movie.genreIDs)
    }
  }

  /// The condition for the runtime limits; a movie with an unknown runtime never meets it.
  private var runtime: Condition {
    let minimum = request.parameter("with_runtime.gte").flatMap { Int($0) }
    let maximum = request.parameter("with_runtime.lte").flatMap { Int($0) }
    guard minimum != nil || maximum != nil else { return { _ in true } }
    return { movie in
      let runtime = EmbeddedCatalog.index(of: movie.id).flatMap { EmbeddedCatalog.runtimes[$0] }
      return runtime.map { (minimum ?? 0) <= $0 && $0 <= maximum ?? .max } ?? false
    }
  }

  private var people: Condition {
    let people = (request.parameter("with_people") ?? "").split(separator: ",").map(String.init)
    let casts = people.map { Set(EmbeddedCatalog.credits(of: $0).map(\.movie)) }
    return { movie in casts.allSatisfy { $0.contains(movie.id) } }
  }

  /// All movies in the requested order, which defaults to the most popular movies first.
  private var ordered: [Int] {
    let words = (request.parameter("sort_by") ?? "").split(separator: ".")
    let (order, defaultDirection): (EmbeddedCatalog.Order, String) =
      switch words.first {
      case "vote_average": (.rating, "desc")
      case "primary_release_date": (.release, "desc")
      case "title": (.title, "asc")
      case "vote_count": (.votes, "desc")
      default: (.popularity, "desc")
      }
    let indices = EmbeddedCatalog.order(by: order)
    guard let direction = words.dropFirst().first, direction != defaultDirection else {
      return indices
    }
    let reversed = EmbeddedCatalog.inventedLast(indices.reversed())
    guard order == .release else { return reversed }
    // Movies without a date, all of which are invented, come last in both sort directions.
    let isDated = { (index: Int) in EmbeddedCatalog.movies[index].year != nil }
    return reversed.filter(isDated) + indices.filter { !isDated($0) }
  }
}

/// A search for movies or people by the words in their names, ignoring case and accents.
struct EmbeddedSearch {
  private let words: [String]
  private let year: Int?

  init(_ request: Request) {
    words = SearchText.words(request.parameter("query") ?? "")
    year = request.parameter("year").flatMap { Int($0) }
  }

  /// The movies whose titles match, with the most popular movies first.
  var results: [Int] {
    EmbeddedCatalog.movies.indices.filter { index in
      (year == nil || year == EmbeddedCatalog.movies[index].year)
        && matches(EmbeddedCatalog.words[index])
    }
  }

  /// Returns whether each word of the query is a prefix of a word in the name.
  func matches(_ name: [String]) -> Bool {
    !words.isEmpty
      && words.allSatisfy { word in
        name.contains { $0.hasPrefix(word) || (!isSpaced(word) && $0.contains(word)) }
      }
  }

  /// Returns whether the word is in a writing system that separates words with spaces; any other
  /// word can match anywhere in a name.
  private func isSpaced(_ word: String) -> Bool {
    !word.unicodeScalars.contains { (0x2E80...0x9FFF).contains($0.value) }
  }
}

/// The order of the trending movies, which depends only on the catalog and the day.
enum EmbeddedTrends {
  /// Returns the indices of all movies in an order that changes daily.
  static func order(on day: Int64) -> [Int] {
    let ranks = EmbeddedCatalog.movies.map { DailyOrder.rank(of: .tmdb($0.id), on: Int(day)) }
    return EmbeddedCatalog.inventedLast(ranks.indices.sorted { ranks[$0] < ranks[$1] })
  }
}
