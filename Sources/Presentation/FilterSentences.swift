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
        """
        '\(text)' has commas and bars: use ',' for movies of all the genres, or '|' for movies of \
        any of them.
        """)
    case .backwards: localizer("The range '\(text)' ends before it begins: swap its ends.")
    case .missing: localizer("There is no value after '\(text)'.")
    }
  }

  private func unreadable(_ field: FilterField, _ text: String) -> String {
    let localizer = self
    switch field {
    case .genre:
      let names = Genre.all.map { explained($0.word, as: $0.name) }
        .joined(separator: ", ")
      return localizer("There is no genre '\(text)'; the genres are \(names).")
    case .year:
      return localizer(
        """
        '\(text)' is neither a year nor a range of years. Examples: 1927, 1920..1929, 1920.., \
        ..1929.
        """)
    case .rating:
      return localizer(
        """
        '\(text)' is neither a rating from 0 to 10 nor a range of ratings. Examples: 7.., 5..7.5, \
        ..4.
        """)
    case .votes: return localizer("'\(text)' is not a number of votes, such as 100.")
    case .originalLanguage:
      return localizer("'\(text)' is not a language of two letters, such as de.")
    case .country: return localizer("'\(text)' is not a country of two letters, such as DE.")
    case .people:
      return localizer(
        """
        '\(text)' is not a list of people's ids. An id is a whole number such as 910000011, and a \
        comma separates two of them.
        """)
    case .order:
      let names = MovieOrder.Value.allCases
        .map { explained($0.rawValue, as: $0.rawValue) }
        .joined(separator: ", ")
      return localizer(
        "There is no order '\(text)'; the orders are \(names), each also with a - before it.")
    }
  }

  /// Returns a word that is typed, with its meaning where the user's language has another word for it.
  private func explained(_ word: String, as english: String) -> String {
    let meaning = translated(english).lowercased()
    return meaning == english.lowercased() ? word : "\(word) (\(meaning))"
  }
}
