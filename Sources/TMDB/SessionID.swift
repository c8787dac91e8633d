/// The identifier of a session as the service sends it.
struct SessionID: Decodable {
  let sessionID: String

  init(from decoder: any Decoder) throws {
    sessionID = try IssuedText.decode("session_id", from: decoder)
  }
}
