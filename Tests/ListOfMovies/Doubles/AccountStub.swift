import MovieEntities
import ViperTesting

@testable import ViperTestSupport

/// An account service with one answer for every list.
struct AccountStub: AccountService {
  let recorder: Recorder
  var page: Result<MoviePage, MovieError> = .failure(.notLoggedIn)
  let baseURL = "https://movies.example"

  func movies(
    _ kind: MovieListKind, page number: Int, of session: any Session
  ) async throws(MovieError) -> MoviePage {
    await recorder.record("accounts.movies(.\(kind), page: \(number), of: \(session.id))")
    return try page.get()
  }

  func account(of session: any Session) async throws(MovieError) -> any Account {
    await recorder.unstubbed("accounts.account")
    throw .notLoggedIn
  }

  func logOut(_ session: any Session) async throws(MovieError) {
    await recorder.unstubbed("accounts.logOut")
  }

  func states(
    of movie: Int, for session: any Session
  ) async throws(MovieError) -> AccountStates {
    await recorder.unstubbed("accounts.states(of: \(movie))")
    throw .notLoggedIn
  }

  func apply(
    _ change: MarkChange, for movie: Int, of session: any Session
  ) async throws(MovieError) {
    await recorder.unstubbed("accounts.apply(\(change), for: \(movie))")
  }
}
