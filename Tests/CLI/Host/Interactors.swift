import ListOfMovies
import LoginModule
import MovieEntities
import MovieLibrary

/// A list of two pages with one movie each.
struct OneMovie: ListOfMoviesInteractable {
  func movies(_ query: MovieQuery, page: Int, reload: Bool) async throws(MovieError) -> MoviePage {
    MoviePage(
      number: page, movies: [PopularMovieEntity(id: 653, title: "Nosferatu")], totalPages: 2,
      totalResults: 2)
  }
}

/// A login that always succeeds.
struct Welcoming: LoginInteractable {
  let services = ["here"]

  func credentials(of service: String) -> CredentialRule? { .notEmpty }

  func logIn(
    service: String, username: String, password: String,
    approve: @escaping @Sendable (String) async -> Void
  ) async throws(MovieError) -> any Session {
    SessionEntity(
      service: service, baseURL: "https://movies.example", id: "s1",
      account: AccountEntity(id: 1, username: username))
  }
}
