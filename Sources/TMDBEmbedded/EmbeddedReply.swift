import Essentials
import TMDB

/// A response of the embedded service: a body, or a success or a refusal with TMDB's code.
enum EmbeddedReply {
  case found(Data)
  case written(status: Int, Refusal)
  case refused(status: Int, Refusal)

  /// The content of a body without data, which has the same fields for a success as for a refusal.
  struct Refusal: Encodable {
    var success: Bool? = false
    var statusCode: Int?
    var failureField: String?

    enum CodingKeys: String, CodingKey {
      case success
      case statusCode = "status_code"
      case failureField = "failure_field"
    }
  }

  static let notFound = refused(status: 404, Refusal(statusCode: 34))
  static let badPage = refused(status: 400, Refusal(statusCode: 22))
  static let queryMissing = refused(status: 422, Refusal(success: nil))
  static let badToken = refused(status: 401, Refusal(statusCode: 33))
  static let sessionDenied = refused(status: 401, Refusal(statusCode: 17))
  static let noSession = refused(status: 401, Refusal(statusCode: 3))
  static let badInput = refused(status: 400, Refusal(statusCode: 47))
  static let badValue = refused(status: 400, Refusal(statusCode: 18))

  static let added = written(status: 201, Refusal(success: true, statusCode: 1))
  static let updated = written(status: 201, Refusal(success: true, statusCode: 12))
  static let deleted = written(status: 200, Refusal(success: true, statusCode: 13))

  // The real service does not say which field was wrong.
  static func badLogin(field: String) -> EmbeddedReply {
    refused(status: 401, Refusal(statusCode: 30, failureField: field))
  }

  /// Returns a response with an encoded body, as the log-in requests have.
  static func found(encoding fields: some Encodable) -> EmbeddedReply {
    .found(json(fields))
  }

  var response: Response {
    switch self {
    case .found(let body): Response(status: 200, body: body)
    case .written(let status, let refusal), .refused(let status, let refusal):
      Response(status: status, body: Self.json(refusal))
    }
  }

  private static func json(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings and numbers always encode. An empty body would be reported as a response that TMDB
    // does not document.
    return (try? encoder.encode(value)) ?? Data()
  }
}
