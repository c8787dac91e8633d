/// A request or a notification from a client.
struct AgentMessage {
  static let maxBytes = 1 << 20

  /// The ID of a request, which is a text or a number; `nil` for a notification.
  let id: JSONValue?
  let method: String
  let params: [String: JSONValue]

  /// Reads a message; the result is `nil` for one that needs no answer, such as a response.
  init?(_ line: [UInt8]) throws(AgentError) {
    guard line.count <= Self.maxBytes else {
      throw AgentError(.invalidRequest, "A message has at most \(Self.maxBytes) bytes.")
    }
    guard let value = try? JSONValue(line) else {
      throw AgentError(.parse, "This line is not valid JSON, or has too many levels.")
    }
    guard let members = value.members else {
      let isBatch = value.list != nil
      throw AgentError(
        .invalidRequest,
        isBatch
          ? "Batches are not supported. Send each message on a line of its own."
          : "A message is a JSON object.")
    }
    id = try Self.id(members["id"])
    guard members["jsonrpc"] == "2.0" else {
      throw AgentError(.invalidRequest, "The member 'jsonrpc' must be \"2.0\".", id: id)
    }
    guard let method = members["method"]?.text else {
      if members["result"] != nil || members["error"] != nil { return nil }
      throw AgentError(.invalidRequest, "The member 'method' must be a string.", id: id)
    }
    guard let params = (members["params"] ?? [:]).members else {
      // A notification gets no answer.
      if id == nil { return nil }
      throw AgentError(.invalidParams, "The member 'params' must be an object.", id: id)
    }
    self.method = method
    self.params = params
  }

  private static func id(_ value: JSONValue?) throws(AgentError) -> JSONValue? {
    switch value {
    case nil, .text, .number: return value
    default: throw AgentError(.invalidRequest, "The member 'id' must be a string or a number.")
    }
  }

  /// The ID of the request that a cancellation refers to.
  var canceledID: JSONValue? { try? Self.id(params["requestId"]) }
}

/// An error in a request, which the client's program gets rather than its model.
struct AgentError: Error {
  enum Code: Int {
    case parse = -32_700
    case invalidRequest = -32_600
    case unknownMethod = -32_601
    case invalidParams = -32_602
    case unsupportedVersion = -32_022
  }

  let code: Code
  let message: String
  var data: JSONValue?
  /// The ID of the request; `nil` if it cannot be read.
  var id: JSONValue?

  init(
    _ code: Code, _ message: String, data: JSONValue? = nil, id: JSONValue? = nil
  ) {
    self.code = code
    self.message = message
    self.data = data
    self.id = id
  }

  var json: String {
    var error: [String: JSONValue] = [
      "code": .number("\(code.rawValue)"), "message": .text(message),
    ]
    error["data"] = data
    let answer: JSONValue = [
      "error": .object(error), "id": id ?? .null, "jsonrpc": "2.0",
    ]
    return answer.json
  }
}
