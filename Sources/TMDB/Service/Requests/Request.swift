public import ViperEssentials

/// A request to the service.
public struct Request: Hashable, Sendable {
  /// The HTTP method of a request.
  public enum Method: String, Hashable, Sendable {
    /// Reads data and changes nothing; only such a request can be sent more than once.
    case get = "GET"
    /// Creates or changes data.
    case post = "POST"
    /// Removes data.
    case delete = "DELETE"
  }

  /// The content of the response that a request asks for.
  public enum Content: Hashable, Sendable {
    /// A JSON document.
    case json
    /// The file of a picture.
    ///
    /// Such a request carries no credential, and no redirect takes it to another server.
    case picture
  }

  /// A query parameter, not yet escaped.
  public struct Parameter: Hashable, Sendable {
    /// The name of the parameter.
    public let name: String
    /// The value, not escaped; a transport escapes it.
    public let value: String
  }

  /// The HTTP method.
  public let method: Method
  /// The path below the base URL, beginning with a slash: `/movie/234`.
  public let path: String
  /// The query parameters, in the order in which they are sent.
  public let parameters: [Parameter]
  /// The JSON document that is sent with a `POST` or a `DELETE`, if any.
  public let body: Data?
  /// The content that the request asks for.
  public private(set) var content = Content.json
  /// The entity tag of a stored response, if any, which the service can confirm as still valid.
  public var knownTag: String?
  /// The maximum duration of the response, if any, after which a transport throws `timedOut`.
  public var timeLimit: Duration?

  /// Creates a request that changes nothing, without the parameters whose value is `nil`.
  public static func get(_ path: String, _ parameters: KeyValuePairs<String, String?> = [:])
    -> Request
  {
    Request(method: .get, path: path, parameters: given(parameters), body: nil)
  }

  /// Creates a request for the file of a picture, such as `/w342/name.jpg` of the image server.
  public static func picture(_ path: String) -> Request {
    var request = get(path)
    request.content = .picture
    return request
  }

  /// Creates a request that creates or changes data, without the parameters whose value is `nil`.
  public static func post(
    _ path: String, _ body: some Encodable, parameters: KeyValuePairs<String, String?> = [:]
  ) -> Request {
    Request(method: .post, path: path, parameters: given(parameters), body: json(body))
  }

  /// Creates a request that removes the data that its body names.
  public static func delete(_ path: String, _ body: some Encodable) -> Request {
    Request(method: .delete, path: path, parameters: [], body: json(body))
  }

  /// Creates a request that removes the data that its path names, without the parameters whose
  /// value is `nil`.
  public static func delete(
    _ path: String, parameters: KeyValuePairs<String, String?> = [:]
  ) -> Request {
    Request(method: .delete, path: path, parameters: given(parameters), body: nil)
  }

  /// Returns the value of a query parameter; `nil` if the request does not have the parameter.
  public func parameter(_ name: String) -> String? {
    parameters.first { $0.name == name }?.value
  }

  private static func given(_ parameters: KeyValuePairs<String, String?>) -> [Parameter] {
    parameters.compactMap { name, value in value.map { Parameter(name: name, value: $0) } }
  }

  // Encoding does not fail, because bodies contain only strings, whole numbers, halves and Boolean
  // values.
  private static func json(_ body: some Encodable) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try? encoder.encode(body)
  }
}

/// The credential with which the program identifies itself to the service.
public enum Credential: Hashable, Sendable {
  /// The API read access token, sent as a bearer token.
  case token(String)
  /// The v3 API key, sent as a query parameter, because the service refuses it as a bearer token.
  case apiKey(String)
  /// No credential, for a server that requires none, such as the one of the pictures.
  case anonymous
}
