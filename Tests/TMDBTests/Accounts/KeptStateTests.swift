import Entities
import TMDB
import TMDBEmbedded
import Testing

/// What becomes of a shelf that cannot be read or written.
struct KeptStateTests {
  /// A shelf that is not to be used.
  private struct Broken: AccountShelf {
    let problem: ShelfProblem

    func marks(of account: Int) async throws(ShelfProblem) -> AccountMarks { throw problem }
    func change<Outcome: Sendable>(
      _ account: Int, _ change: @escaping @Sendable (inout AccountMarks) -> Outcome
    ) async throws(ShelfProblem) -> Outcome {
      throw problem
    }
  }

  private func errors(_ problem: ShelfProblem) async -> [MovieError?] {
    let transport = EmbeddedService(shelf: Broken(problem: problem)).transport
    let accounts = ServiceAccounts(transport: transport)
    let session = SessionEntity(
      service: "embedded", baseURL: transport.baseURL, id: "embedded-session-920000001",
      account: AccountEntity(id: 920_000_001, username: "user0"))
    return [
      await movieError { () throws(MovieError) in
        try await accounts.movies(.rated, page: 1, of: session)
      },
      await movieError { () throws(MovieError) in try await accounts.states(of: 1, for: session) },
      await movieError { () throws(MovieError) in
        try await accounts.fulfil(.favorite(true), for: 1, of: session)
      },
      await movieError { () throws(MovieError) in
        try await accounts.fulfil(.rating(nil), for: 1, of: session)
      },
    ]
  }

  @Test(
    arguments: [
      (
        .notKept("It is full.", advice: "Make room."), .stateNotWritable, false,
        .said("It is full.", advice: "Make room.")
      ),
      (
        .notReadable("It is closed.", advice: "Open it."), .stateNotReadable, false,
        .said("It is closed.", advice: "Open it.")
      ),
      (
        .damaged("It was broken.", advice: "Try again."), .stateNotReadable, true,
        .said("It was broken.", advice: "Try again.")
      ),
    ] as [(ShelfProblem, MovieError.Code, Bool, MovieError.Reason)])
  func `A problem of the shelf is told in its own words`(
    problem: ShelfProblem, code: MovieError.Code, canRetry: Bool, reason: MovieError.Reason
  ) async {
    for error in await errors(problem) {
      #expect(error?.code == code)
      #expect(error?.canRetry == canRetry)
      #expect(error?.reason == reason)
    }
  }
}
