package import MovieEntities
import ViperLocalization

extension Localizer {
  /// Returns the name of a genre; `genre` and the identifier if the genre is not one of TMDB's.
  package func genre(_ id: Int) -> String {
    let localizer = self
    let known = Genre.all.first { $0.id == id }
    return known.map { translated($0.name) } ?? localizer("genre \(id)")
  }

  package func label(_ kind: WatchKind) -> String {
    let localizer = self
    return switch kind {
    case .stream: localizer("Stream")
    case .free: localizer("Free")
    case .ads: localizer("With ads")
    case .rent: localizer("Rent")
    case .buy: localizer("Buy")
    }
  }
}
