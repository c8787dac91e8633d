extension Localizer {
  /// Returns the name of a genre.
  ///
  /// - Parameter id: TMDB's identifier of the genre.
  /// - Returns: The name; `genre` and the identifier if the genre is not one of TMDB's.
  package func genre(_ id: Int) -> String {
    let localizer = self
    return switch id {
    case 28: localizer("Action")
    case 12: localizer("Adventure")
    case 16: localizer("Animation")
    case 35: localizer("Comedy")
    case 80: localizer("Crime")
    case 99: localizer("Documentary")
    case 18: localizer("Drama")
    case 10_751: localizer("Family")
    case 14: localizer("Fantasy")
    case 36: localizer("History")
    case 27: localizer("Horror")
    case 10_402: localizer("Music")
    case 9_648: localizer("Mystery")
    case 10_749: localizer("Romance")
    case 878: localizer("Science Fiction")
    case 10_770: localizer("TV Movie")
    case 53: localizer("Thriller")
    case 10_752: localizer("War")
    case 37: localizer("Western")
    default: localizer("genre \(id)")
    }
  }
}
