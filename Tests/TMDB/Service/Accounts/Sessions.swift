import MovieEntities

/// Sessions for the stub service.
enum Sessions {
  static let account = SessionEntity(
    service: "tmdb", baseURL: "https://service.example/3", id: "s3ssion",
    account: AccountEntity(id: 548, username: "ada"))
  static let guest = guest("gu-3st_ID")

  static func guest(_ id: String) -> SessionEntity {
    SessionEntity(
      service: "guest", baseURL: "https://service.example/3", id: id,
      account: AccountEntity(id: 0, username: "guest"))
  }
}

extension StubTransport.Reply {
  /// Creates a status response of TMDB.
  static func status(_ status: Int, code: Int, _ message: String = "No.") -> StubTransport.Reply {
    .body(#"{"status_code":\#(code),"status_message":"\#(message)"}"#, status: status)
  }
}
