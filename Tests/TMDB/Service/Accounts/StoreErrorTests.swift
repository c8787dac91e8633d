import MovieEntities
import MovieTMDB
import MovieTMDBEmbedded
import Testing

/// Stores that cannot be read or written.
struct StoreErrorTests {
  /// A store that fails.
  private struct Broken: AccountMarksStore {
    let problem: MovieError

    func marks(of account: Int) async throws(MovieError) -> AccountMarks { throw problem }
    func change<Outcome: Sendable>(
      _ account: Int, _ change: @escaping @Sendable (inout AccountMarks) -> Outcome
    ) async throws(MovieError) -> Outcome {
      throw problem
    }
  }

  private func errors(_ problem: MovieError) async -> [MovieError?] {
    let transport = EmbeddedService(store: Broken(problem: problem)).transport
    let accounts = ServiceAccounts(transport: transport)
    let session = SessionEntity(
      service: "embedded", baseURL: transport.baseURL, id: "embedded-session-920000001",
      account: AccountEntity(id: 920_000_001, username: "user0"))
    return [
      await movieError { () throws(MovieError) in
        try await accounts.markStore(of: session).movies(.rated, page: 1)
      },
      await movieError { () throws(MovieError) in
        try await accounts.markStore(of: session).marks(of: 19)
      },
      await movieError { () throws(MovieError) in
        try await accounts.markStore(of: session).apply(
          .favorite(true), for: Film(id: 19, title: ""))
      },
      await movieError { () throws(MovieError) in
        try await accounts.markStore(of: session).apply(
          .rating(nil), for: Film(id: 19, title: ""))
      },
    ]
  }

  private static func fileError(_ act: FileError.Operation, _ reason: FileError.Reason) -> FileError
  {
    FileError(.marks, act, folder: "/f", file: "m", reason: reason)
  }

  @Test(
    arguments: [
      (fileError(.write, .system("Full")), .stateNotWritable),
      (fileError(.write, .locked), .stateNotWritable),
      (fileError(.read, .system("Closed")), .stateNotReadable),
      (fileError(.read, .damaged), .stateNotReadable),
    ] as [(FileError, MovieError.Code)])
  func `A store's error is passed on unchanged`(
    fileError: FileError, code: MovieError.Code
  ) async {
    for error in await errors(MovieError(.file(fileError))) {
      #expect(error?.code == code)
      #expect(error?.canRetry == false)
      #expect(error?.reason == .file(fileError))
    }
  }
}
