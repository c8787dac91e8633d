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
  /// A JSON document, with a POST.
  public let body: Data?

  /// Makes a question that changes nothing.
  ///
  /// - Parameters:
  ///   - path: The path below the base URL.
  ///   - parameters: Names and values, not yet escaped; those without a value are left out.
  /// - Returns: The question.
  public static func get(_ path: String, _ parameters: KeyValuePairs<String, String?> = [:])
    -> Request
  {
    Request(
      method: .get, path: path,
      parameters: parameters.compactMap { name, value in
        value.map { Parameter(name: name, value: $0) }
      },
      body: nil)
  }

  /// Makes a question that creates something.
  ///
  /// - Parameters:
  ///   - path: The path below the base URL.
  ///   - body: The fields of the JSON document that is sent.
  /// - Returns: The question.
  public static func post(_ path: String, _ body: [String: String]) -> Request {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Text keys and text values always encode.
    return Request(method: .post, path: path, parameters: [], body: try? encoder.encode(body))
  }

  /// The value of a parameter.
  ///
  /// - Parameter name: The parameter's name.
  /// - Returns: Nothing when it was not given.
  public func parameter(_ name: String) -> String? {
    parameters.first { $0.name == name }?.value
  }
}
