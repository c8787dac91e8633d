import ViperTesting

@testable import ViperAgent

/// A server with a few tools, and the lines that it writes.
@MainActor
final class AgentRig {
  private(set) var lines: [String] = []
  /// The number of lines that the client reads before it is gone.
  var readableLines = Int.max
  let gate = Gate()
  /// The number of calls of `wait` that have ended.
  private(set) var ended = 0

  /// Sends messages to a new server, and returns its answers.
  @discardableResult
  func answers(to messages: [String]) async -> [String] {
    await run(messages.map { Array($0.utf8) })
    return lines
  }

  func run(_ messages: [[UInt8]], before: (Int) async -> Void = { _ in }) async {
    let server = AgentServer(Self.identity, tools: tools, write: write)
    var index = 0
    await server.run {
      await before(index)
      defer { index += 1 }
      return index < messages.count ? messages[index] : nil
    }
  }

  static let identity = AgentIdentity(name: "tea", version: "1.2", instructions: "Ask first.")

  private func write(_ line: String) -> Bool {
    guard lines.count < readableLines else { return false }
    lines.append(line.last == "\n" ? String(line.dropLast()) : "\(line) without a line feed")
    return true
  }

  private var tools: [AgentTool] {
    [
      AgentTool(
        name: "brew", title: "Brew", description: "Brew tea.",
        parameters: [
          AgentParameter(name: "cups", description: "How many.", kind: .number(1...4)),
          AgentParameter(name: "hot", description: "Serve hot.", kind: .flag),
          AgentParameter(
            name: "kind", description: "The kind.", kind: .choice(["green", "black"])),
          AgentParameter(name: "guests", description: "Who.", kind: .list(.text)),
          AgentParameter(name: "name", description: "A name.", kind: .text, isRequired: true),
        ], effect: .adds
      ) { arguments in
        AgentReply(
          document: JSONValue.object(arguments).json, texts: ["Enjoy."])
      },
      AgentTool(
        name: "wait", title: "Wait", description: "Wait.", parameters: [], effect: .reads
      ) { [self] _ in
        await gate.pass()
        ended += 1
        return AgentReply(texts: ["Waited."])
      },
      AgentTool(
        name: "fail", title: "Fail", description: "Fail.", parameters: [], effect: .changes
      ) { _ in AgentReply(error: "The pot is empty.", code: "empty") },
    ]
  }
}
