#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One question to the service.
public struct Request: Hashable, Sendable {
  /// What is done at the path.
  public enum Method: String, Hashable, Sendable {
    /// Asks, and changes nothing: the only one that may be sent twice.
    case get = "GET"
    /// Creates something.
    case post = "POST"
    /// Ends something.
    case delete = "DELETE"
  }

  /// A parameter of the question, not yet escaped.
  public struct Parameter: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// Its value, as typed: a transport escapes it.
    public let value: String
  }

  /// What is done at the path.
  public let method: Method
  /// The path below the base URL, beginning with a slash: `/movie/234`.
  public let path: String
  /// The parameters, in the order in which they are sent.
  public let parameters: [Parameter]
  /// A JSON document, with a POST or a DELETE.
  public let body: Data?
  /// The tag of the answer that is already known: the service may say that it is still right.
  public var knownTag: String?
  /// How long an answer may take; a transport that waits gives up then.
  public var timeLimit: Duration?

  /// Makes a question that changes nothing.
  ///
  /// - Parameters:
  ///   - path: The path below the base URL.
  ///   - parameters: Names and values, not yet escaped; those without a value are left out.
  /// - Returns: The question.
  public static func get(_ path: String, _ parameters: KeyValuePairs<String, String?> = [:])
    -> Request
  {
    Request(method: .get, path: path, parameters: given(parameters), body: nil)
  }

  /// Makes a question that creates something.
  ///
  /// - Parameters:
  ///   - path: The path below the base URL.
  ///   - body: What the JSON document that is sent says.
  ///   - parameters: Names and values, not yet escaped; those without a value are left out.
  /// - Returns: The question.
  public static func post(
    _ path: String, _ body: some Encodable, parameters: KeyValuePairs<String, String?> = [:]
  ) -> Request {
    Request(method: .post, path: path, parameters: given(parameters), body: json(body))
  }

  /// Makes a question that ends something.
  ///
  /// - Parameters:
  ///   - path: The path below the base URL.
  ///   - body: What the JSON document that is sent says.
  /// - Returns: The question.
  public static func delete(_ path: String, _ body: some Encodable) -> Request {
    Request(method: .delete, path: path, parameters: [], body: json(body))
  }

  /// Makes a question that ends what its path names.
  ///
  /// - Parameters:
  ///   - path: The path below the base URL.
  ///   - parameters: Names and values, not yet escaped; those without a value are left out.
  /// - Returns: The question.
  public static func delete(
    _ path: String, parameters: KeyValuePairs<String, String?> = [:]
  ) -> Request {
    Request(method: .delete, path: path, parameters: given(parameters), body: nil)
  }

  /// The value of a parameter.
  ///
  /// - Parameter name: The parameter's name.
  /// - Returns: Nothing when it was not given.
  public func parameter(_ name: String) -> String? {
    parameters.first { $0.name == name }?.value
  }

  private static func given(_ parameters: KeyValuePairs<String, String?>) -> [Parameter] {
    parameters.compactMap { name, value in value.map { Parameter(name: name, value: $0) } }
  }

  // Texts, whole numbers, halves and truths always encode.
  private static func json(_ body: some Encodable) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try? encoder.encode(body)
  }
}
