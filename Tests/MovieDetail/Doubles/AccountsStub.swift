import MovieEntities
import ViperTesting

@testable import ViperTestSupport

/// An account service with one response for all movies, which records each request.
struct AccountsStub: AccountService {
  let recorder: Recorder
  var baseURL = "https://api.example"
  var marks: Result<Marks, MovieError> = .success(Marks())
  var rejection: MovieError?

  func markStore(of session: any Session) -> any MarkStore {
    MarksStub(accounts: self, session: session)
  }

  func account(of session: any Session) async throws(MovieError) -> any Account {
    await recorder.unstubbed("accounts.account")
    throw MovieError(.badResponse, "No account was prepared.")
  }

  func logOut(_ session: any Session) async throws(MovieError) {
    await recorder.unstubbed("accounts.logOut")
  }
}

private struct MarksStub: MarkStore {
  let accounts: AccountsStub
  let session: any Session
  var owner: MarkOwner { MarkOwner(session) }

  func marks(of movie: Int) async throws(MovieError) -> Marks {
    await accounts.recorder.record("accounts.marks(\(movie), \(session.id))")
    return try accounts.marks.get()
  }

  func apply(_ mark: Mark, for movie: MovieSummary) async throws(MovieError) {
    await accounts.recorder.record("accounts.apply(\(spelled(mark)), \(movie.id), \(session.id))")
    if let rejection = accounts.rejection { throw rejection }
  }

  func movies(_ kind: MovieListKind, page: Int) async throws(MovieError) -> MoviePage {
    await accounts.recorder.unstubbed("accounts.movies(page: \(page))")
    throw MovieError(.badPage, "No list was prepared.")
  }
}
