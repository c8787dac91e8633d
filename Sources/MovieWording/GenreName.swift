import MovieEntities
package import ViperLocalization

extension Localizer {
  /// Returns the name of a genre; `genre` and the identifier if the genre is not one of TMDB's.
  package func genre(_ id: Int) -> String {
    let localizer = self
    let known = Genre.all.first { $0.id == id }
    return known.map { translated($0.name) } ?? localizer("genre \(id)")
  }
}
