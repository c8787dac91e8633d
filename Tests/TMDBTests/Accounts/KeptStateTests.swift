import Entities
import TMDB
import TMDBEmbedded
import Testing

/// What becomes of a store that cannot be read or written.
struct KeptStateTests {
  /// A store that is not to be used.
  private struct Broken: AccountMarksStore {
    let problem: AccountMarksProblem

    func marks(of account: Int) async throws(AccountMarksProblem) -> AccountMarks { throw problem }
    func change<Outcome: Sendable>(
      _ account: Int, _ change: @escaping @Sendable (inout AccountMarks) -> Outcome
    ) async throws(AccountMarksProblem) -> Outcome {
      throw problem
    }
  }

  private func errors(_ problem: AccountMarksProblem) async -> [MovieError?] {
    let transport = EmbeddedService(store: Broken(problem: problem)).transport
    let accounts = ServiceAccounts(transport: transport)
    let session = SessionEntity(
      service: "embedded", baseURL: transport.baseURL, id: "embedded-session-920000001",
      account: AccountEntity(id: 920_000_001, username: "user0"))
    return [
      await movieError { () throws(MovieError) in
        try await accounts.movies(.rated, page: 1, of: session)
      },
      await movieError { () throws(MovieError) in try await accounts.states(of: 19, for: session) },
      await movieError { () throws(MovieError) in
        try await accounts.apply(.favorite(true), for: 19, of: session)
      },
      await movieError { () throws(MovieError) in
        try await accounts.apply(.rating(nil), for: 19, of: session)
      },
    ]
  }

  private static func trouble(
    _ act: FileTrouble.Act, _ reason: FileTrouble.Reason, aside: String? = nil
  ) -> FileTrouble {
    FileTrouble(.marks, act, folder: "/f", file: "m", reason: reason, setAsideAs: aside)
  }

  @Test(
    arguments: [
      (trouble(.write, .system("Full")), .stateNotWritable, false),
      (trouble(.write, .locked), .stateNotWritable, false),
      (trouble(.read, .system("Closed")), .stateNotReadable, false),
      (trouble(.setAside, .system("Closed")), .stateNotReadable, false),
      (trouble(.setAside, .damaged, aside: "a"), .stateNotReadable, true),
    ] as [(FileTrouble, MovieError.Code, Bool)])
  func `A problem of the store is carried whole`(
    trouble: FileTrouble, code: MovieError.Code, canRetry: Bool
  ) async {
    for error in await errors(AccountMarksProblem(trouble)) {
      #expect(error?.code == code)
      #expect(error?.canRetry == canRetry)
      #expect(error?.reason == .file(trouble))
    }
  }
}
