/// Lets an agent call a program's tools with the Model Context Protocol, one message per line.
///
/// Calls run at the same time, and each can be canceled.
@MainActor
package final class AgentServer {
  /// The maximum number of calls that run at the same time; further calls wait.
  private static var maxCalls: Int { 32 }
  /// The maximum number of calls that wait, each up to a megabyte; then, nothing more is read.
  private static var maxWaiting: Int { 64 }
  /// A limit for the reader of lines, which lets the server recognize a line that is too long.
  package nonisolated static var lineLimit: Int { AgentMessage.maxBytes + 1 }

  private var rules: AgentProtocol
  private let write: @MainActor (String) -> Bool
  private var calls: [JSONValue: Task<Void, Never>] = [:]
  private var waiting: [AgentProtocol.Call] = []
  private var isOpen = true

  /// Creates a server; `write` writes a line, and returns `false` if the client is gone.
  package init(
    _ identity: AgentIdentity, tools: [AgentTool], write: @escaping @MainActor (String) -> Bool
  ) {
    rules = AgentProtocol(identity, tools: tools)
    self.write = write
  }

  /// Answers the messages of a client until there are no more, or the client is gone.
  package func run(
    next: () async throws -> [UInt8]?
  ) async rethrows {
    while isOpen, let line = try await next() {
      receive(line)
      if waiting.count >= Self.maxWaiting { await calls.first?.value.value }
    }
    if !isOpen { cancelAll() }
    while let call = calls.first?.value { await call.value }
  }

  private func receive(_ line: [UInt8]) {
    guard !line.isEmpty else { return }
    switch rules.answer(line) {
    case .none: break
    case .line(let line): send(line)
    case .cancel(let id):
      calls[id]?.cancel()
      waiting.removeAll { $0.id == id }
    case .call(let call): add(call)
    }
  }

  private func cancelAll() {
    waiting = []
    for call in calls.values { call.cancel() }
  }

  private func add(_ call: AgentProtocol.Call) {
    guard calls[call.id] == nil, !waiting.contains(where: { $0.id == call.id }) else {
      let error = AgentError(
        .invalidRequest, "A request with this ID is still running.", id: call.id)
      return send(error.json)
    }
    if calls.count < Self.maxCalls { begin(call) } else { waiting.append(call) }
  }

  private func begin(_ call: AgentProtocol.Call) {
    calls[call.id] = Task {
      let reply: AgentReply
      if let mistake = call.tool.mistake(in: call.arguments) {
        reply = AgentReply(error: mistake, code: "invalid-arguments")
      } else {
        reply = await call.tool.call(call.arguments)
      }
      calls[call.id] = nil
      // A canceled request gets no answer.
      if !Task.isCancelled { send(rules.line(reply, to: call)) }
      if !waiting.isEmpty { begin(waiting.removeFirst()) }
    }
  }

  private func send(_ line: String) {
    guard isOpen else { return }
    isOpen = write(line + "\n")
    if !isOpen { cancelAll() }
  }
}
