import MovieEntities
public import MoviePresentation

/// The people found by a search, shown as rows below the movies.
public struct FoundPeople: Hashable, Sendable {
  /// The people, in the service's order.
  public let rows: [PersonRow]
  /// The index of the focused person; `nil` if a movie has the focus.
  public var focus: Int?

  /// Creates the results of a search for people.
  public init(_ rows: [PersonRow] = [], focus: Int? = nil) {
    self.rows = rows
    self.focus = focus
  }
}

/// Searches for people using the movie search term.
@MainActor
struct PeopleSearch {
  private let interactor: any ListOfMoviesInteractable
  private let mapper: MovieMapper
  private let query: @MainActor () -> MovieQuery?
  private let edit: @MainActor ((inout MovieListViewModel) -> Void) -> Void

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - interactor: The presenter's interactor.
  ///   - mapper: The presenter's mapper.
  ///   - query: A closure that returns the current query.
  ///   - edit: A closure that changes the current list. Like `query`, this closure must not retain
  ///     the presenter.
  init(
    _ interactor: any ListOfMoviesInteractable, mapper: MovieMapper,
    query: @escaping @MainActor () -> MovieQuery?,
    edit: @escaping @MainActor ((inout MovieListViewModel) -> Void) -> Void
  ) {
    (self.interactor, self.mapper) = (interactor, mapper)
    (self.query, self.edit) = (query, edit)
  }

  /// Finds people and shows them below the movies, or shows an error.
  ///
  /// Discards the result if the query has changed in the meantime.
  func find(_ query: MovieQuery) async {
    guard case .search(let term, _) = query else { return }
    do throws(MovieError) {
      let rows = mapper.people(try await interactor.people(named: term))
      guard self.query() == query else { return }
      edit { list in
        list.people = FoundPeople(rows, focus: list.rows.isEmpty && !rows.isEmpty ? 0 : nil)
      }
    } catch {
      guard error.code != .cancelled, self.query() == query else { return }
      edit { $0.notice = mapper.errorText(error) }
    }
  }
}
