/// The name of a program, for the client and its user.
package struct AgentIdentity: Sendable {
  package let name: String
  package let version: String
  /// What the model should know before it calls the tools.
  package let instructions: String

  package init(name: String, version: String, instructions: String) {
    self.name = name
    self.version = version
    self.instructions = instructions
  }

  var json: JSONValue { ["name": .text(name), "version": .text(version)] }
}

/// The rules of the Model Context Protocol, for clients of both kinds.
///
/// In the revision of 2026, each request names its version, and nothing is remembered. Earlier
/// revisions begin with a handshake, after which requests name no version.
struct AgentProtocol {
  /// What to do about a message.
  enum Answer {
    case none
    case line(String)
    case call(Call)
    case cancel(JSONValue)
  }

  /// A valid call of a tool.
  struct Call {
    let id: JSONValue
    let tool: AgentTool
    let arguments: AgentTool.Arguments
    fileprivate let era: Era
  }

  fileprivate enum Era { case handshake, stateless }

  private static let prefix = "io.modelcontextprotocol/"
  private static let versionKey = prefix + "protocolVersion"
  private static let capabilitiesKey = prefix + "clientCapabilities"
  private static let statelessVersion = "2026-07-28"
  /// The revisions with a handshake, the newest first.
  private static let handshakeVersions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
  /// How long clients may keep the list of tools, which depends only on the program.
  private static let cacheTime = 3_600_000

  private let identity: AgentIdentity
  private let tools: [String: AgentTool]
  private let list: JSONValue
  private var hasHandshake = false

  init(_ identity: AgentIdentity, tools: [AgentTool]) {
    self.identity = identity
    self.tools = Dictionary(tools.map { ($0.name, $0) }) { first, _ in first }
    list = .document(JSONValue.list(tools.map(\.json)).json)
  }

  mutating func answer(_ line: [UInt8]) -> Answer {
    do throws(AgentError) {
      guard let message = try AgentMessage(line) else { return .none }
      guard let id = message.id else {
        guard message.method == "notifications/cancelled" else { return .none }
        return message.canceledID.map { .cancel($0) } ?? .none
      }
      do throws(AgentError) { return try answer(message, id) } catch {
        var error = error
        error.id = id
        throw error
      }
    } catch {
      return .line(error.json)
    }
  }

  /// Returns the answer to a call.
  func line(_ reply: AgentReply, to call: Call) -> String {
    line(reply.members, to: call.id, call.era)
  }

  private mutating func answer(
    _ message: AgentMessage, _ id: JSONValue
  ) throws(AgentError) -> Answer {
    let era = try era(of: message)
    switch (message.method, era) {
    case ("initialize", .handshake):
      return .line(line(try handshake(message), to: id, era))
    case ("ping", .handshake): return .line(line([:], to: id, era))
    case ("server/discover", .stateless): return .line(line(discovery, to: id, era))
    case ("tools/list", _):
      guard message.params["cursor"] == nil else {
        throw AgentError(.invalidParams, "Unknown cursor: the list has only one page.")
      }
      return .line(line(cached(["tools": list], era), to: id, era))
    case ("tools/call", _):
      return .call(try call(message, id, era))
    default: throw AgentError(.unknownMethod, "Unknown method '\(message.method)'.")
    }
  }

  private func era(of message: AgentMessage) throws(AgentError) -> Era {
    let meta = message.params["_meta"]?.members ?? [:]
    let version = meta[Self.versionKey]
    let capabilities = meta[Self.capabilitiesKey]
    if version == nil, capabilities == nil,
      hasHandshake || ["initialize", "ping"].contains(message.method)
    {
      return .handshake
    }
    guard let version = version?.text else {
      throw AgentError(
        .invalidParams,
        "Missing or invalid '\(Self.versionKey)' in 'params._meta'. Use "
          + "\(Self.statelessVersion), or begin with 'initialize'.")
    }
    guard version == Self.statelessVersion else {
      throw AgentError(
        .unsupportedVersion, "Unsupported protocol version '\(version)'.",
        data: ["requested": .text(version), "supported": [.text(Self.statelessVersion)]])
    }
    guard capabilities?.members != nil else {
      throw AgentError(
        .invalidParams, "Missing or invalid '\(Self.capabilitiesKey)' in 'params._meta'.")
    }
    return .stateless
  }

  private var capabilities: JSONValue { ["tools": [:]] }

  private mutating func handshake(
    _ message: AgentMessage
  ) throws(AgentError) -> [String: JSONValue] {
    guard let requested = message.params["protocolVersion"]?.text else {
      throw AgentError(.invalidParams, "Missing or invalid 'protocolVersion'.")
    }
    hasHandshake = true
    let version = Self.handshakeVersions.first { $0 == requested } ?? Self.handshakeVersions[0]
    return [
      "capabilities": capabilities, "instructions": .text(identity.instructions),
      "protocolVersion": .text(version), "serverInfo": identity.json,
    ]
  }

  private var discovery: [String: JSONValue] {
    cached(
      [
        "capabilities": capabilities, "instructions": .text(identity.instructions),
        "supportedVersions": [.text(Self.statelessVersion)],
      ], .stateless)
  }

  private func call(
    _ message: AgentMessage, _ id: JSONValue, _ era: Era
  ) throws(AgentError) -> Call {
    guard let name = message.params["name"]?.text else {
      throw AgentError(.invalidParams, "The member 'name' must be a string.")
    }
    guard let tool = tools[name] else {
      throw AgentError(.invalidParams, "Unknown tool '\(name)'.")
    }
    guard let arguments = (message.params["arguments"] ?? [:]).members else {
      throw AgentError(.invalidParams, "The member 'arguments' must be an object.")
    }
    return Call(id: id, tool: tool, arguments: arguments, era: era)
  }

  private func cached(_ members: [String: JSONValue], _ era: Era) -> [String: JSONValue] {
    guard era == .stateless else { return members }
    let hints: [String: JSONValue] = [
      "cacheScope": "public", "ttlMs": .number("\(Self.cacheTime)"),
    ]
    return members.merging(hints) { own, _ in own }
  }

  private func line(
    _ members: [String: JSONValue], to id: JSONValue, _ era: Era
  ) -> String {
    var members = members
    if era == .stateless {
      members["resultType"] = "complete"
      members["_meta"] = .object([Self.prefix + "serverInfo": identity.json])
    }
    let answer: JSONValue = ["id": id, "jsonrpc": "2.0", "result": .object(members)]
    return answer.json
  }
}
