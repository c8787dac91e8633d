/// The credential with which the program identifies itself to the service.
public enum Credential: Hashable, Sendable {
  /// The API read access token, sent as a bearer token.
  case token(String)
  /// The v3 API key, sent as a query parameter, because the service refuses it as a bearer token.
  case apiKey(String)
  /// No credential, for a server that requires none, such as the one of the pictures.
  case anonymous
}
