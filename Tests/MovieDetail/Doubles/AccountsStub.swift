import MovieEntities
import ViperTesting

@testable import ViperTestSupport

/// An account service with one answer for every movie, which notes what it was asked.
struct AccountsStub: AccountService {
  let recorder: Recorder
  var baseURL = "https://api.example"
  var states: Result<AccountStates, MovieError> = .success(AccountStates())
  var refusal: MovieError?

  func states(
    of movie: Int, for session: any Session
  ) async throws(MovieError) -> AccountStates {
    await recorder.record("accounts.states(\(movie), \(session.id))")
    return try states.get()
  }

  func apply(_ change: MarkChange, for movie: Int, of session: any Session) async throws(MovieError)
  {
    await recorder.record("accounts.apply(\(spelled(change)), \(movie), \(session.id))")
    if let refusal { throw refusal }
  }

  func account(of session: any Session) async throws(MovieError) -> any Account {
    await recorder.unstubbed("accounts.account")
    throw MovieError(.badResponse, "No account was prepared.")
  }

  func logOut(_ session: any Session) async throws(MovieError) {
    await recorder.unstubbed("accounts.logOut")
  }

  func movies(
    _ kind: MovieListKind, page: Int, of session: any Session
  ) async throws(MovieError) -> MoviePage {
    await recorder.unstubbed("accounts.movies(page: \(page))")
    throw MovieError(.badPage, "No list was prepared.")
  }
}
