package import MovieEntities
package import ViperLocalization

/// A filter in words: the title of the list that it selects, and why that list is empty.
package struct FilterWords: Sendable {
  private let localizer: Localizer

  /// Creates the words in the user's language.
  package init(in localizer: Localizer) { self.localizer = localizer }

  /// Returns the title of the list that a filter selects.
  package func title(_ filter: MovieFilter) -> String {
    let parts = [
      genres(filter), years(filter), ratings(filter), votes(filter), language(filter),
      country(filter), people(filter), order(filter.order),
    ].compactMap(\.self).joined(separator: " · ")
    return parts.isEmpty ? localizer("Discover: all movies") : localizer("Discover: \(parts)")
  }

  /// Returns the message that no movie fits, with the conditions that the user can loosen.
  package func emptyMessage(_ filter: MovieFilter) -> String {
    let loose = [
      filter.genres.isEmpty ? nil : localizer("the genres"),
      years(filter).map { _ in localizer("the years") },
      ratings(filter).map { _ in localizer("the rating") },
      filter.minVotes.map { _ in localizer("the votes") },
      filter.originalLanguage.map { _ in localizer("the language") },
      filter.country.map { _ in localizer("the country") },
      filter.people.isEmpty ? nil : localizer("the people"),
      filter.providers.isEmpty ? nil : localizer("the services"),
    ].compactMap(\.self)
    guard loose.count > 1 else {
      return loose.isEmpty
        ? localizer("This list is empty.")
        : localizer("No movies match this filter. Change or remove \(loose[0]).")
    }
    let (list, last) = (loose.dropLast().joined(separator: ", "), loose[loose.count - 1])
    return localizer("No movies match all of these filters. Change or remove \(list) or \(last).")
  }

  private func genres(_ filter: MovieFilter) -> String? {
    let names = filter.genres.map { localizer.genre($0) }
    guard let first = names.first else { return nil }
    return names.dropFirst().reduce(first) { before, name in
      filter.takesAnyGenre
        ? localizer("\(before) or \(name)") : localizer("\(before) and \(name)")
    }
  }

  private func years(_ filter: MovieFilter) -> String? {
    switch (filter.firstYear, filter.lastYear) {
    case (nil, nil): nil
    case (let first?, nil): localizer("since \(first)")
    case (nil, let last?): localizer("until \(last)")
    case (let first?, let last?): first == last ? String(first) : "\(first)–\(last)"
    }
  }

  private func ratings(_ filter: MovieFilter) -> String? {
    let text = { (rating: Double) in localizer.decimal(MovieFilter.text(rating)) }
    return switch (filter.minRating, filter.maxRating) {
    case (nil, nil): nil
    case (let least?, nil): localizer("rated \(text(least)) or more")
    case (nil, let most?): localizer("rated \(text(most)) or less")
    case (let least?, let most?): localizer("rated \(text(least)) to \(text(most))")
    }
  }

  private func votes(_ filter: MovieFilter) -> String? {
    filter.minVotes.map { votes in
      votes == 1
        ? localizer("at least 1 vote") : localizer("at least \(localizer.count(votes)) votes")
    }
  }

  private func language(_ filter: MovieFilter) -> String? {
    filter.originalLanguage.map { localizer("original language \($0)") }
  }

  private func country(_ filter: MovieFilter) -> String? {
    filter.country.map { localizer("from \($0)") }
  }

  private func people(_ filter: MovieFilter) -> String? {
    guard !filter.people.isEmpty else { return nil }
    let people = filter.people.map { filter.names[$0] ?? String($0) }.joined(separator: ", ")
    return localizer("with \(people)")
  }

  private func order(_ order: MovieOrder) -> String? {
    switch (order.value, order.isReversed) {
    case (.popularity, false): nil
    case (.popularity, true): localizer("least popular first")
    case (.rating, false): localizer("best rated first")
    case (.rating, true): localizer("worst rated first")
    case (.release, false): localizer("newest first")
    case (.release, true): localizer("oldest first")
    case (.revenue, false): localizer("highest revenue first")
    case (.revenue, true): localizer("lowest revenue first")
    case (.title, false): localizer("from A to Z")
    case (.title, true): localizer("from Z to A")
    case (.votes, false): localizer("most votes first")
    case (.votes, true): localizer("fewest votes first")
    }
  }
}
