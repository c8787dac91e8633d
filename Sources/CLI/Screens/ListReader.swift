import ListOfMovies
import MovieEntities
import MovieLibrary
import Viper

/// Reads the pages of a list from its module's interactor, for output that shows no screen.
@MainActor
struct ListReader {
  let interactor: any ListOfMoviesInteractable
  let input: ListOfMoviesInput
  /// The book that knows which movies the user has seen; `nil` if that is not needed.
  var marks: MarkBook?
  /// The catalog that knows the running times; `nil` if they are not needed.
  var catalog: (any MovieCatalog)?

  /// Reads the pages until the list ends or has reached its limit, or `take` returns `false`.
  ///
  /// Without a limit, reads only the first page. Otherwise, requests up to eight pages at a time.
  ///
  /// - Parameter take: A closure that receives the list each time a page has been added.
  /// - Returns: The list, or `nil` if its first page did not arrive, and the error, if any.
  func read(
    _ take: @escaping @MainActor (Paged<ListedMovie>) -> Bool
  ) async -> (list: Paged<ListedMovie>?, error: MovieError?) {
    var list = Paged<ListedMovie>(before: input.page)
    var ids: Set<MovieID> = []
    var failure: MovieError?
    let pages = PagesAhead(after: list.lastPage, through: input.page) {
      [interactor, input, catalog] number in
      do throws(MovieError) {
        let page = try await interactor.movies(input.query, page: number, reload: false)
        if let catalog, let known = catalog.known {
          _ = await known.facts(about: page.movies.compactMap(\.movieID.tmdb), from: catalog)
        }
        return Result<MoviePage, MovieError>.success(page)
      } catch {
        return .failure(error)
      }
    } take: { [input, marks, catalog] page in
      do throws(MovieError) {
        list.add(
          Page(try page.get(), marks, catalog?.known), limit: input.limit, known: &ids)
        return take(list) ? list.lastRequired(by: input.limit) : 0
      } catch {
        failure = error
        return 0
      }
    }
    await pages.run(maxAhead: 8)
    return (list.lastPage < input.page ? nil : list, failure)
  }
}

extension Page<ListedMovie> {
  @MainActor
  fileprivate init(_ page: MoviePage, _ marks: MarkBook?, _ known: KnownMovies?) {
    self.init(
      rows: page.movies.map { movie in
        ListedMovie(
          movie: movie, isSeen: marks.map { $0.marks(of: movie.movieID).seen != nil },
          runtime: movie.movieID.tmdb.flatMap { known?[$0]?.runtime })
      },
      totalPages: page.totalPages, totalResults: page.totalResults, unreadable: page.unreadable,
      others: page.others)
  }
}

/// An interactor that serves movies which have been read, sorted or looked up, so that the list's
/// module can draw them.
struct ArrangedList: ListOfMoviesInteractable {
  let interactor: any ListOfMoviesInteractable
  let page: MoviePage
  var marks: any MarkInteractable { interactor.marks }
  var facts: (any FactInteractable)? { interactor.facts }

  func movies(
    _ query: MovieQuery, page: Int, reload: Bool
  ) async throws(MovieError) -> MoviePage { self.page }
}
