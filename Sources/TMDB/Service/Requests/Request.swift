public import ViperEssentials

/// A request to the service.
public struct Request: Hashable, Sendable {
  /// The HTTP method of a request.
  public enum Method: String, Hashable, Sendable {
    /// Reads data. Only requests of this kind can be retried.
    case get = "GET"
    /// Creates or changes data.
    case post = "POST"
    /// Removes data.
    case delete = "DELETE"
  }

  /// The expected content of the response.
  public enum Content: Hashable, Sendable {
    /// A JSON document.
    case json
    /// An image file.
    ///
    /// The request includes no credential, and redirects to other servers are not followed.
    case picture
  }

  /// An unescaped query parameter.
  public struct Parameter: Hashable, Sendable {
    /// The parameter's name.
    public let name: String
    /// The unescaped value.
    public let value: String
  }

  /// The HTTP method.
  public let method: Method
  /// The path below the base URL, such as `/movie/234`.
  public let path: String
  /// The query parameters, in the order they are sent.
  public let parameters: [Parameter]
  /// The JSON body of a `POST` or `DELETE`, if any.
  public let body: Data?
  /// The expected content of the response.
  public private(set) var content = Content.json
  /// The entity tag of a stored response to revalidate, if any.
  public var knownTag: String?
  /// The time after which a transport throws `timedOut`, if there is a limit.
  public var timeLimit: Duration?

  /// Creates a request that reads data, omitting parameters whose value is `nil`.
  public static func get(_ path: String, _ parameters: KeyValuePairs<String, String?> = [:])
    -> Request
  {
    Request(method: .get, path: path, parameters: given(parameters), body: nil)
  }

  /// Creates a request for an image file, such as `/w342/name.jpg`.
  public static func picture(_ path: String) -> Request {
    var request = get(path)
    request.content = .picture
    return request
  }

  /// Creates a request that creates or changes data, omitting parameters whose value is `nil`.
  public static func post(
    _ path: String, _ body: some Encodable, parameters: KeyValuePairs<String, String?> = [:]
  ) -> Request {
    Request(method: .post, path: path, parameters: given(parameters), body: json(body))
  }

  /// Creates a request that removes the data named in its body.
  public static func delete(_ path: String, _ body: some Encodable) -> Request {
    Request(method: .delete, path: path, parameters: [], body: json(body))
  }

  /// Creates a request that removes the data named in its path, omitting parameters whose value is
  /// `nil`.
  public static func delete(
    _ path: String, parameters: KeyValuePairs<String, String?> = [:]
  ) -> Request {
    Request(method: .delete, path: path, parameters: given(parameters), body: nil)
  }

  /// Returns the value of a query parameter, or `nil` if the request does not have that parameter.
  public func parameter(_ name: String) -> String? {
    parameters.first { $0.name == name }?.value
  }

  private static func given(_ parameters: KeyValuePairs<String, String?>) -> [Parameter] {
    parameters.compactMap { name, value in value.map { Parameter(name: name, value: $0) } }
  }

  // Encoding cannot fail, because bodies contain only strings, integers, Booleans and multiples of
  // 0.5.
  private static func json(_ body: some Encodable) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try? encoder.encode(body)
  }
}

/// The credential that identifies the program to the service.
public enum Credential: Hashable, Sendable {
  /// The API read access token, sent as a bearer token.
  case token(String)
  /// The v3 API key, sent as a query parameter because the service does not accept it as a bearer
  /// token.
  case apiKey(String)
  /// No credential, for a server that requires none, such as the image server.
  case anonymous
}
