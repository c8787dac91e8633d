package import MovieEntities
package import ViperLocalization

/// Describes a filter in words for the filtered list's title and for the message shown if the list
/// is empty.
package struct FilterWords: Sendable {
  private let localizer: Localizer

  /// Creates the descriptions in the localizer's language.
  package init(in localizer: Localizer) { self.localizer = localizer }

  /// Returns the title of a filtered list.
  package func title(_ filter: MovieFilter) -> String {
    let parts = [
      genres(filter), years(filter), ratings(filter), runtimes(filter), votes(filter),
      language(filter), country(filter), people(filter), order(filter.order),
    ].compactMap(\.self).joined(separator: " · ")
    return parts.isEmpty
      ? localizer.text("Discover: all movies") : localizer.text("Discover: \(parts)")
  }

  /// Returns a message saying that no movies match and suggesting which conditions to change.
  package func emptyMessage(_ filter: MovieFilter) -> String {
    let loose = [
      filter.genres.isEmpty ? nil : localizer.text("the genres"),
      years(filter).map { _ in localizer.text("the years") },
      ratings(filter).map { _ in localizer.text("the rating") },
      runtimes(filter).map { _ in localizer.text("the runtime") },
      filter.minVotes.map { _ in localizer.text("the votes") },
      filter.originalLanguage.map { _ in localizer.text("the language") },
      filter.country.map { _ in localizer.text("the country") },
      people(filter).map { _ in localizer.text("the people") },
      filter.providers.isEmpty ? nil : localizer.text("the services"),
    ].compactMap(\.self)
    guard loose.count > 1 else {
      return loose.isEmpty
        ? localizer.text("This list is empty.")
        : localizer.text("No movies match this filter. Change or remove \(loose[0]).")
    }
    let (list, last) = (loose.dropLast().joined(separator: ", "), loose[loose.count - 1])
    return localizer.text(
      "No movies match all of these filters. Change or remove \(list) or \(last).")
  }

  private func genres(_ filter: MovieFilter) -> String? {
    let names = filter.genres.map { localizer.genre($0) }
    guard let first = names.first else { return nil }
    return names.dropFirst().reduce(first) { before, name in
      filter.takesAnyGenre
        ? localizer.text("\(before) or \(name)") : localizer.text("\(before) and \(name)")
    }
  }

  private func years(_ filter: MovieFilter) -> String? {
    switch (filter.firstYear, filter.lastYear) {
    case (nil, nil): nil
    case (let first?, nil): localizer.text("since \(first)")
    case (nil, let last?): localizer.text("until \(last)")
    case (let first?, let last?): first == last ? String(first) : "\(first)–\(last)"
    }
  }

  private func ratings(_ filter: MovieFilter) -> String? {
    let text = { (rating: Double) in localizer.decimal(MovieFilter.text(rating)) }
    return switch (filter.minRating, filter.maxRating) {
    case (nil, nil): nil
    case (let lower?, nil): localizer.text("rated \(text(lower)) or more")
    case (nil, let upper?): localizer.text("rated \(text(upper)) or less")
    case (let lower?, let upper?): localizer.text("rated \(text(lower)) to \(text(upper))")
    }
  }

  private func runtimes(_ filter: MovieFilter) -> String? {
    let count = { localizer.count($0) }
    return switch (filter.minRuntime, filter.maxRuntime) {
    case (nil, nil): nil
    case (let lower?, nil): localizer.text("\(count(lower)) min or more")
    case (nil, let upper?): localizer.text("up to \(count(upper)) min")
    case (let lower?, let upper?): localizer.text("\(count(lower)) to \(count(upper)) min")
    }
  }

  private func votes(_ filter: MovieFilter) -> String? {
    filter.minVotes.map { votes in
      votes == 1
        ? localizer.text("at least 1 vote")
        : localizer.text("at least \(localizer.count(votes)) votes")
    }
  }

  private func language(_ filter: MovieFilter) -> String? {
    filter.originalLanguage.map { localizer.text("original language \($0)") }
  }

  private func country(_ filter: MovieFilter) -> String? {
    filter.country.map { localizer.text("from \($0)") }
  }

  private func people(_ filter: MovieFilter) -> String? {
    let people = filter.people.map { filter.names[$0] ?? String($0) } + filter.namesToResolve
    let list = people.joined(separator: ", ")
    return people.isEmpty ? nil : localizer.text("with \(list)")
  }

  private func order(_ order: MovieOrder) -> String? {
    switch (order.value, order.isReversed) {
    case (.popularity, false): nil
    case (.popularity, true): localizer.text("least popular first")
    case (.rating, false): localizer.text("best rated first")
    case (.rating, true): localizer.text("worst rated first")
    case (.release, false): localizer.text("newest first")
    case (.release, true): localizer.text("oldest first")
    case (.revenue, false): localizer.text("highest revenue first")
    case (.revenue, true): localizer.text("lowest revenue first")
    case (.title, false): localizer.text("from A to Z")
    case (.title, true): localizer.text("from Z to A")
    case (.votes, false): localizer.text("most votes first")
    case (.votes, true): localizer.text("fewest votes first")
    }
  }
}

extension Localizer {
  /// Returns the error message for an invalid condition, including the valid values.
  package func sentence(_ mistake: FilterMistake) -> String {
    let (localizer, text) = (self, mistake.text)
    return switch mistake.kind {
    case .invalid: invalid(mistake.field, text)
    case .unknown(let name):
      localizer.text(
        """
        Unknown genre '\(text)'. For a person, use 'with \(name)'; for a genre, one of: \(genres).
        """)
    case .mixed:
      localizer.text(
        "Invalid genres '\(text)'. Use ',' to match all genres or '|' to match any, but not both.")
    case .reversed: localizer.text("Invalid range '\(text)': the start is after the end.")
    case .missing: localizer.text("Missing value after '\(text)'.")
    }
  }

  private func invalid(_ field: FilterField, _ text: String) -> String {
    switch field {
    case .genre:
      return self.text("Unknown genre '\(text)'. Use one of: \(genres).")
    case .year:
      return self.text(
        """
        Invalid year '\(text)'. Use a year or a range such as 1927, 1920s, 1920..1929, 1920.. or \
        ..1929.
        """)
    case .rating:
      return self.text(
        """
        Invalid rating '\(text)'. Use a number from 0 to 10 or a range such as 7.., 5..7.5 or \
        ..4.
        """)
    case .runtime:
      return self.text(
        "Invalid runtime '\(text)'. Use a range of minutes such as 90..120, 120.. or ..90.")
    case .votes:
      return self.text(
        "Invalid number of votes '\(text)'. Use a whole number such as 100.")
    case .originalLanguage:
      return self.text("Invalid language '\(text)'. Use a two-letter code such as de.")
    case .country: return self.text("Invalid country '\(text)'. Use a two-letter code such as DE.")
    case .people:
      return self.text(
        "Invalid person IDs '\(text)'. Use numbers such as 910000011, separated by commas.")
    case .order:
      let names = MovieOrder.Value.allCases
        .map { explained($0.rawValue, as: $0.rawValue) }
        .joined(separator: ", ")
      return self.text(
        "Unknown sort order '\(text)'. Use one of: \(names) (prefix with - to reverse).")
    }
  }

  /// The genres that a filter can name.
  private var genres: String {
    Genre.all.map { explained($0.word, as: $0.name) }.joined(separator: ", ")
  }

  /// Returns a keyword, followed by the translation if the translation differs from the English
  /// word.
  private func explained(_ word: String, as english: String) -> String {
    let meaning = translated(english).lowercased()
    return meaning == english.lowercased() ? word : "\(word) (\(meaning))"
  }
}
