import MovieEntities
public import MoviePresentation

/// The people whom a search has found, as rows below the movies.
public struct FoundPeople: Hashable, Sendable {
  /// The people, in the order of the service.
  public let rows: [PersonRow]
  /// The index of the person with the focus; `nil` if a movie has it.
  public var focus: Int?

  /// Creates the people of a search.
  public init(_ rows: [PersonRow] = [], focus: Int? = nil) {
    self.rows = rows
    self.focus = focus
  }
}

/// The search for people whose names match the term that the user searches movies by.
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
  ///   - query: A closure that returns the query of the shown list.
  ///   - edit: A closure that changes the shown list. Like `query`, it must not retain the presenter.
  init(
    _ interactor: any ListOfMoviesInteractable, mapper: MovieMapper,
    query: @escaping @MainActor () -> MovieQuery?,
    edit: @escaping @MainActor ((inout MovieListViewModel) -> Void) -> Void
  ) {
    (self.interactor, self.mapper) = (interactor, mapper)
    (self.query, self.edit) = (query, edit)
  }

  /// Shows the people below the movies of a search that is still shown, or why they were not found.
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
      edit { $0.notice = mapper.refusal(error) }
    }
  }
}
