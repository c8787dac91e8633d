/// What the program shows the service so that it answers.
public enum Credential: Hashable, Sendable {
  /// The API read access token, sent as a Bearer.
  case token(String)
  /// The v3 API key, sent as a parameter; as a Bearer the service refuses it.
  case apiKey(String)
}
