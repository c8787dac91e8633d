import ListOfMovies
import LoginModule
import MovieDetail
import MovieEntities
import PersonDetail

/// One page with one movie.
struct OneMovie: ListOfMoviesInteractable {
  func movies(_ query: MovieQuery, page: Int) async throws(MovieError) -> MoviePage {
    MoviePage(
      number: page, movies: [PopularMovieEntity(id: 653, title: "Nosferatu")], totalPages: 2,
      totalResults: 2)
  }
}

/// One movie's page, of nobody who is logged in.
struct OnePage: MovieDetailInteractable {
  func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie {
    DetailedMovieEntity(
      id: 653, title: "Nosferatu", similar: [PopularMovieEntity(id: 19, title: "Metropolis")])
  }
}

/// One person with one movie.
struct OnePerson: PersonDetailInteractable {
  func person(_ id: Int) async throws(MovieError) -> any Person {
    PersonEntity(
      id: 5, name: "F. W. Murnau",
      credits: [
        MovieCredit(
          movie: 653, title: "Nosferatu", part: .crew(job: "Director", department: "Directing"))
      ])
  }
}

/// A service that welcomes everybody.
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
