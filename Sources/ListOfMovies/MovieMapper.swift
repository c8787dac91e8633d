package import MovieEntities
import MovieLibrary
import MoviePresentation
package import Viper
package import ViperLocalization

/// Maps a list's query and pages to view models.
///
/// The mapping is pure: the same input always produces the same output.
package struct MovieMapper: Sendable {
  let localizer: Localizer

  package init(localizer: Localizer) { self.localizer = localizer }

  /// Returns the heading for a query in a list with the given input.
  package func heading(_ query: MovieQuery, of input: ListOfMoviesInput) -> MovieListHeading {
    let given = query == input.query ? input.title : nil
    var heading = MovieListHeading(
      query: query, title: given ?? title(query), greeting: input.greeting)
    heading.isSearched = query != input.query
    return heading
  }

  /// Returns the query for the typed text: a filter if the list was opened with a filter, otherwise
  /// a title search.
  func query(
    _ typed: String, of input: ListOfMoviesInput
  ) throws(FilterMistake) -> MovieQuery {
    if typed.isEmpty { return input.query }
    guard case .discover = input.query else { return .search(typed: typed) }
    return .discover(try FilterLine.filter(typed))
  }

  /// Returns the query to try if a typed query has no results.
  ///
  /// The year may be part of the title, as in `Blade Runner 2049`.
  func fallback(for query: MovieQuery, of input: ListOfMoviesInput) -> MovieQuery? {
    guard query != input.query, case .search(let term, let year?) = query else { return nil }
    return .search(term: "\(term) \(year)", year: nil)
  }

  /// Returns a title suggestion, phrased as a question.
  package func suggestion(_ title: String) -> String { localizer.text("Did you mean '\(title)'?") }

  /// Returns the error message for an invalid filter.
  func validationError(_ mistake: FilterMistake) -> String { localizer.sentence(mistake) }

  /// Returns the reason a typed URL cannot be opened; `nil` if the URL can be opened or the text is
  /// not a URL.
  func validationError(aboutURL text: String, showing query: MovieQuery?) -> String? {
    switch PageAddress(text) {
    case .movie, .person(.some), .search: return nil
    case .list(let kind):
      return query == .kind(kind) ? localizer.text("This list is already open.") : nil
    case .series: return localizer.text("This is a TV series URL. Only movies are supported.")
    case .person(nil):
      return localizer.text("This is a person's IMDb URL. Use the person's TMDB URL.")
    case nil where !["http://", "https://"].contains(where: text.lowercased().hasPrefix):
      return nil
    case .other, nil:
      return localizer.text(
        "This is not the TMDB or IMDb URL of a movie, a person, a list or a search.")
    }
  }

  /// Returns the invalid text exactly as it appears in the typed filter, or `nil` if it does not
  /// appear there.
  ///
  /// A mistake in `under x` is reported with the text `..x`, so the method also searches for `x`.
  func word(of mistake: FilterMistake, in typed: String) -> String? {
    [mistake.text, mistake.text.replacing("..", with: "")].first { typed.contains($0) }
  }

  /// Returns a page of rows; the closures return the marks and known facts for a TMDB ID.
  func page(
    _ page: MoviePage, marks: (MovieID) -> Marks, facts: (Int) -> MovieFacts? = { _ in nil }
  ) -> Page<MovieViewModel> {
    let rows = page.movies.map { movie in
      var row = MovieViewModel(movie, facts: facts(movie.id), in: localizer)
      row.show(marks(movie.movieID), in: localizer)
      return row
    }
    return Page(
      rows: rows,
      totalPages: page.totalPages,
      totalResults: page.totalResults, unreadable: page.unreadable, others: page.others)
  }

  /// Updates a row's marks, and adds facts that are missing from lists.
  func show(_ marks: Marks, _ facts: MovieFacts?, in row: inout MovieViewModel) {
    row.show(marks, in: localizer)
    row.show(facts, in: localizer)
  }

  /// Returns rows for up to 20 people, without duplicates.
  func people(_ people: [FoundPerson]) -> [PersonRow] {
    people.uniqued.prefix(20).map {
      .init(id: $0.id, name: $0.name, part: $0.works.joined(separator: "; "))
    }
  }

  /// Returns the state with the reason why its list is empty or incomplete, if it is.
  func explained(_ state: ListOfMoviesState) -> ListOfMoviesState {
    var state = state
    state.note = state.list.content.flatMap { note(state.heading.query, $0.movies) }
    return state
  }

  /// Returns the reason why a list is empty or incomplete; `nil` for a complete list.
  package func note<Row>(_ query: MovieQuery, _ list: Paged<Row>) -> String? {
    if list.isEmpty { return emptyMessage(query, list) }
    return list.endedEarly ? cutShort : nil
  }

  /// The notice to show after a refresh.
  var updated: String { localizer.text("Updated") }

  func failure(_ error: MovieError) -> Failure { localizer.failure(error) }

  /// Returns an error message as a single line.
  func errorText(_ error: MovieError) -> String { localizer.failure(error).text }

  /// Returns the reason the trailer cannot be opened, or `nil` if it can be opened or the request
  /// was canceled.
  func notice(_ trailer: Result<String?, MovieError>, of movie: MovieViewModel) -> String? {
    switch trailer {
    case .success(nil): localizer.text("No trailer for \(movie.title)")
    case .failure(let error) where error.code != .cancelled: errorText(error)
    case .success, .failure: nil
    }
  }

  private func title(_ query: MovieQuery) -> String {
    switch query {
    case .kind(let kind): title(kind)
    case .search(let term, nil): localizer.text("Search: \(term)")
    case .search(let term, let year?): localizer.text("Search: \(term) (\(year))")
    case .discover(let filter): FilterWords(in: localizer).title(filter)
    case .similar(let id): localizer.text("Similar to movie \(id)")
    case .recommended(let id): localizer.text("Recommendations for movie \(id)")
    case .list(let id): id
    }
  }

  private func title(_ kind: MovieListKind) -> String {
    switch kind {
    case .popular: localizer.text("Popular movies")
    case .nowPlaying: localizer.text("Now playing")
    case .topRated: localizer.text("Top rated movies")
    case .upcoming: localizer.text("Upcoming movies")
    case .trending: localizer.text("Trending today")
    case .favorites: localizer.text("Your favorites")
    case .watchlist: localizer.text("Your watchlist")
    case .rated: localizer.text("Your ratings")
    }
  }

  private var cutShort: String {
    localizer.text("The list is incomplete: TMDB returned two pages in a row without new movies.")
  }

  private func emptyMessage<Row>(_ query: MovieQuery, _ movies: Paged<Row>) -> String {
    let (page, end) = (movies.firstPage, movies.totalPages)
    if end > 0, page > end {
      return localizer.text("Page \(page) not found. The last page is \(end).")
    }
    return switch query {
    case .search(let term, nil):
      localizer.text("No movies match \"\(term)\". Try fewer or different words.")
    case .search(let term, let year?):
      localizer.text("No movies from \(year) match \"\(term)\". Try without the year.")
    case .kind(.upcoming): localizer.text("No upcoming movies. Try popular movies.")
    case .kind(.favorites):
      localizer.text("You have no favorites yet. Add a movie from any list or from its page.")
    case .kind(.watchlist):
      localizer.text("Your watchlist is empty. Add a movie from any list or from its page.")
    case .kind(.rated):
      localizer.text("You have not rated any movies yet. Rate one in any list or on its page.")
    case .discover(let filter): FilterWords(in: localizer).emptyMessage(filter)
    case .similar: localizer.text("No similar movies found.")
    case .recommended: localizer.text("No recommendations for this movie yet.")
    case .kind, .list: localizer.text("This list is empty.")
    }
  }
}
