import ViperPlatform

@testable import MoviesCLI
@testable import ViperCommandLine

extension Target {
  /// The messages that an agent sends to `mcp`, which must answer with valid messages that contain
  /// no secrets.
  static let agent = Target(
    name: "agent",
    words: [
      "\"jsonrpc\":\"2.0\"", "\"id\":1", "\"id\":\"a\"", "\"method\":\"tools/call\"",
      "\"method\":\"tools/list\"", "\"method\":\"initialize\"", "\"method\":\"server/discover\"",
      "\"method\":\"ping\"", "\"method\":\"notifications/cancelled\"", "\"requestId\":1",
      "\"params\":{", "\"name\":\"screen\"", "\"name\":\"act\"", "\"name\":\"log\"",
      "\"name\":\"mark\"", "\"name\":\"diary_undo\"", "\"name\":\"search\"", "\"arguments\":{",
      "\"commands\":[\"open list\"]", "\"select row 1\"", "\"window\":\"a\"",
      "\"id_or_title\":\"19\"", "\"id_or_title\":[\"19\"]", "\"rate\":8.5", "\"query\":\"a\"",
      "\"protocolVersion\":\"2025-11-25\"", "$PASSWORD", "\\\"", "[", "]", "{", "}", "null", "\n",
      "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\",",
      "\"io.modelcontextprotocol/clientCapabilities\":{}}",
    ], runs: 500
  ) { input in
    // A file to import could be any file of this machine.
    guard input.firstRange(of: Array("import".utf8)) == nil else { return }
    let folders = Folders(["PASSWORD": secret])
    let run = try await CommandRun(["mcp"], input: input, folders.environment)
    try require(run.code == .done && run.error.isEmpty, "\(run.code): \(run.error)")
    try require(!run.output.contains(secret), "a secret: \(run.output)")
    let answers = run.output.split(separator: "\n")
    let lines = input.split(separator: 10)
    try require(answers.count <= lines.count, "\(answers.count) answers to \(lines.count) lines")
    for answer in answers {
      let members = try JSONValue.object(String(answer))
      try require(
        members["jsonrpc"] == .text("2.0") && members["id"] != nil
          && (members["result"] == nil) != (members["error"] == nil), "an answer: \(answer)")
    }
  }

  private static let secret = "s3cret-0f-the-user"
}
