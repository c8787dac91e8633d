import MovieEntities
import ViperTesting

@testable import ViperTestSupport

/// An account service with one response for all lists.
struct AccountStub: AccountService {
  let recorder: Recorder
  var page: Result<MoviePage, MovieError> = .failure(.notLoggedIn)
  let baseURL = "https://movies.example"

  func markStore(of session: any Session) -> any MarkStore {
    MarksStub(recorder: recorder, session: session, page: page)
  }

  func account(of session: any Session) async throws(MovieError) -> any Account {
    await recorder.unstubbed("accounts.account")
    throw .notLoggedIn
  }

  func logOut(_ session: any Session) async throws(MovieError) {
    await recorder.unstubbed("accounts.logOut")
  }
}

private struct MarksStub: MarkStore {
  let recorder: Recorder
  let session: any Session
  let page: Result<MoviePage, MovieError>
  var owner: MarkOwner { MarkOwner(session) }

  func movies(_ kind: MovieListKind, page number: Int) async throws(MovieError) -> MoviePage {
    await recorder.record("accounts.movies(.\(kind), page: \(number), of: \(session.id))")
    return try page.get()
  }

  func marks(of movie: Int) async throws(MovieError) -> Marks {
    await recorder.unstubbed("accounts.marks(of: \(movie))")
    throw .notLoggedIn
  }

  func apply(_ mark: Mark, for movie: MovieSummary) async throws(MovieError) {
    await recorder.unstubbed("accounts.apply(\(mark), for: \(movie.id))")
  }
}
