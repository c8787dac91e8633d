package import MovieEntities
package import ViperLocalization

extension Localizer {
  /// Returns what is wrong with a condition of a filter, and what would be right.
  package func sentence(_ mistake: FilterMistake) -> String {
    let (localizer, text) = (self, mistake.text)
    return switch mistake.kind {
    case .unreadable: unreadable(mistake.field, text)
    case .mixed:
      localizer(
        "Invalid genres '\(text)'. Use ',' to match all genres or '|' to match any, but not both.")
    case .backwards: localizer("Invalid range '\(text)': the start is after the end.")
    case .missing: localizer("Missing value after '\(text)'.")
    }
  }

  private func unreadable(_ field: FilterField, _ text: String) -> String {
    let localizer = self
    switch field {
    case .genre:
      let names = Genre.all.map { explained($0.word, as: $0.name) }
        .joined(separator: ", ")
      return localizer("Unknown genre '\(text)'. Use one of: \(names).")
    case .year:
      return localizer(
        "Invalid year '\(text)'. Use a year or a range such as 1927, 1920..1929, 1920.. or ..1929.")
    case .rating:
      return localizer(
        """
        Invalid rating '\(text)'. Use a number from 0 to 10 or a range such as 7.., 5..7.5 or \
        ..4.
        """)
    case .votes:
      return localizer(
        "Invalid number of votes '\(text)'. Use a whole number such as 100.")
    case .originalLanguage:
      return localizer("Invalid language '\(text)'. Use a two-letter code such as de.")
    case .country: return localizer("Invalid country '\(text)'. Use a two-letter code such as DE.")
    case .people:
      return localizer(
        "Invalid person IDs '\(text)'. Use numbers such as 910000011, separated by commas.")
    case .order:
      let names = MovieOrder.Value.allCases
        .map { explained($0.rawValue, as: $0.rawValue) }
        .joined(separator: ", ")
      return localizer(
        "Unknown sort order '\(text)'. Use one of: \(names) (prefix with - to reverse).")
    }
  }

  /// Returns a word that is typed, with its meaning where the user's language has another word for it.
  private func explained(_ word: String, as english: String) -> String {
    let meaning = translated(english).lowercased()
    return meaning == english.lowercased() ? word : "\(word) (\(meaning))"
  }
}
