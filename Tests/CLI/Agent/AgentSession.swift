import Foundation
import Testing
import ViperPlatform

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// A running `movies-cli mcp` in the test process, and the client's ends of its streams.
@MainActor
final class AgentSession {
  struct Reply {
    let document: [String: Any]
    /// The parts of the reply that only people or models read.
    let texts: [String]
    let isError: Bool
    /// The document or, if there is none, the text.
    let text: String

    /// The code and message of a failed call.
    var failure: String {
      let error = document["error"] as? [String: Any]
      return "\(error?["code"] ?? ""): \(error?["message"] ?? "")"
    }
  }

  private let input: OpenFile
  private var lines: InputLines
  private let run: Task<ExitCode, any Error>
  private var id = 0

  init(
    _ words: [String] = [], in home: Home, environment: [String: String?] = [:]
  ) async throws {
    let (stdin, input) = try OpenFile.pipe()
    let (output, stdout) = try OpenFile.pipe()
    self.input = input
    let error = try OpenFile(open("/dev/null", O_WRONLY | O_CLOEXEC))
    lines = InputLines(of: output.number, limit: 1 << 24)
    run = Task {
      defer { withExtendedLifetime((home, output)) {} }
      let code = await Program(
        console: Console(input: stdin.number, output: stdout.number, error: error.number),
        environment: Environment(home.environment(environment))
      ).run((["mcp"] + words).map { SystemText($0) })
      stdout.close()
      return code
    }
    _ = try await answer(
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#)
  }

  func send(_ message: String) { _ = input.write(ArraySlice((message + "\n").utf8)) }

  /// Returns the next line of output.
  func line() async throws -> String {
    var rest = lines
    defer { lines = rest }
    let line = try await rest.next()
    return String(decoding: try #require(line), as: UTF8.self)
  }

  func answer(_ message: String) async throws -> [String: Any] {
    send(message)
    let line = try await line()
    return try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  static func call(_ tool: String, _ arguments: String, id: Int) -> String {
    let params = #"{"name":"\#(tool)","arguments":\#(arguments)}"#
    return #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":\#(params)}"#
  }

  /// Calls a tool with arguments in JSON.
  func call(_ tool: String, _ arguments: String = "{}") async throws -> Reply {
    id += 1
    let answer = try await answer(Self.call(tool, arguments, id: id))
    let result = try #require(answer["result"] as? [String: Any], "\(answer)")
    let texts = (result["content"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
    let document = result["structuredContent"] as? [String: Any]
    return Reply(
      document: document ?? [:], texts: Array(texts.dropFirst(document == nil ? 0 : 1)),
      isError: result["isError"] as? Bool ?? false, text: texts.first ?? "")
  }

  /// Closes the input, and returns the program's exit code.
  func end() async throws -> ExitCode {
    input.close()
    return try await run.value
  }
}
