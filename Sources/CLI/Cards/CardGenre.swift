/// A genre, as far as a card looks different for it.
///
/// The more telling genres come first: a western is more of a western than of a drama.
enum CardGenre: Int, CaseIterable {
  // The numbers are TMDB's (`/genre/movie/list`).
  case western = 37
  case horror = 27
  case scienceFiction = 878
  case animation = 16
  case war = 10_752
  case music = 10_402
  case fantasy = 14
  case mystery = 9_648
  case crime = 80
  case thriller = 53
  case romance = 10_749
  case comedy = 35
  case adventure = 12
  case action = 28
  case history = 36
  case family = 10_751
  case documentary = 99
  case drama = 18
  case television = 10_770

  /// Determines the most telling of some genres, or returns `nil` if none of them is known.
  ///
  /// - Parameter names: Names in English or Spanish, in any case, or TMDB's numbers.
  init?(_ names: [String]) {
    let known = names.prefix(32).compactMap { Self.genres[$0.lowercased()] }
    guard let genre = Self.allCases.first(where: known.contains) else { return nil }
    self = genre
  }

  private static let genres: [String: CardGenre] = {
    var genres: [String: CardGenre] = [:]
    for genre in allCases {
      for name in genre.names + [String(genre.rawValue)] { genres[name] = genre }
    }
    return genres
  }()

  /// TMDB's names in the languages of the program.
  private var names: [String] {
    switch self {
    case .western: ["western"]
    case .horror: ["horror", "terror"]
    case .scienceFiction: ["science fiction", "ciencia ficción"]
    case .animation: ["animation", "animación"]
    case .war: ["war", "bélica"]
    case .music: ["music", "música"]
    case .fantasy: ["fantasy", "fantasía"]
    case .mystery: ["mystery", "misterio"]
    case .crime: ["crime", "crimen"]
    case .thriller: ["thriller", "suspense"]
    case .romance: ["romance"]
    case .comedy: ["comedy", "comedia"]
    case .adventure: ["adventure", "aventura"]
    case .action: ["action", "acción"]
    case .history: ["history", "historia"]
    case .family: ["family", "familia"]
    case .documentary: ["documentary", "documental"]
    case .drama: ["drama"]
    case .television: ["tv movie", "película de tv"]
    }
  }
}
