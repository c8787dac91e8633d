import Testing

@testable import ViperAgent

/// The messages of the protocol.
@MainActor
struct AgentProtocolTests {
  private static let meta =
    #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#
  private static let server =
    #""_meta":{"io.modelcontextprotocol/serverInfo":{"name":"tea","version":"1.2"}}"#
  private static let handshake =
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"x","version":"1"}}}"#

  private func reply(to message: String) async -> String? {
    await AgentRig().answers(to: [message]).last
  }

  /// Returns the answer to a request of the revision without a handshake.
  private func answer(_ method: String, _ params: String = "", id: String = "1") async -> String? {
    let rest = params.isEmpty ? "" : "," + params
    return await reply(
      to: #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{\#(Self.meta)\#(rest)}}"#)
  }

  private func error(_ code: Int, _ message: String, id: String = "1", data: String? = nil)
    -> String
  {
    let data = data.map { #","data":\#($0)"# } ?? ""
    // Members are in alphabetical order.
    return data.isEmpty
      ? #"{"error":{"code":\#(code),"message":"\#(message)"},"id":\#(id),"jsonrpc":"2.0"}"#
      : #"{"error":{"code":\#(code)\#(data),"message":"\#(message)"},"id":\#(id),"jsonrpc":"2.0"}"#
  }

  // MARK: Without a handshake

  @Test func `A client discovers the version and the tools`() async {
    #expect(
      await answer("server/discover")
        == #"{"id":1,"jsonrpc":"2.0","result":{\#(Self.server),"cacheScope":"public","capabilities":{"tools":{}},"instructions":"Ask first.","resultType":"complete","supportedVersions":["2026-07-28"],"ttlMs":3600000}}"#
    )
    #expect(
      await answer("tools/list")?.hasPrefix(
        #"{"id":1,"jsonrpc":"2.0","result":{\#(Self.server),"cacheScope":"public","resultType":"complete","tools":[{"annotations":{"destructiveHint":false,"idempotentHint":false,"openWorldHint":false,"readOnlyHint":false},"description":"Brew tea.","inputSchema":{"additionalProperties":false,"properties":{"cups":{"description":"How many.","maximum":4,"minimum":1,"type":"integer"},"guests":{"description":"Who.","items":{"type":"string"},"minItems":1,"type":"array"},"hot":{"description":"Serve hot.","type":"boolean"},"kind":{"description":"The kind.","enum":["green","black"],"type":"string"},"name":{"description":"A name.","type":"string"}},"required":["name"],"type":"object"},"name":"brew","title":"Brew"},"#
      ) == true)
  }

  @Test func `A call returns a document and text`() async {
    #expect(
      await answer("tools/call", #""name":"brew","arguments":{"name":"Ann","cups":2}"#)
        == #"{"id":1,"jsonrpc":"2.0","result":{\#(Self.server),"content":[{"text":"{\"cups\":2,\"name\":\"Ann\"}","type":"text"},{"text":"Enjoy.","type":"text"}],"resultType":"complete","structuredContent":{"cups":2,"name":"Ann"}}}"#
    )
    #expect(
      await answer("tools/call", #""name":"fail""#)
        == #"{"id":1,"jsonrpc":"2.0","result":{\#(Self.server),"content":[{"text":"{\"error\":{\"code\":\"empty\",\"message\":\"The pot is empty.\"}}","type":"text"}],"isError":true,"resultType":"complete","structuredContent":{"error":{"code":"empty","message":"The pot is empty."}}}}"#
    )
  }

  @Test(arguments: [#""a\"b""#, "0", "-7", "12345678901234567890", #""""#])
  func `An ID is returned unchanged`(id: String) async {
    #expect(await answer("tools/list", id: id)?.hasPrefix(#"{"id":\#(id),"#) == true)
  }

  @Test(arguments: [
    ("", "protocolVersion"), (#""_meta":{}"#, "protocolVersion"),
    (#""_meta":7"#, "protocolVersion"),
    (#""_meta":{"io.modelcontextprotocol/clientCapabilities":{}}"#, "protocolVersion"),
    (#""_meta":{"io.modelcontextprotocol/protocolVersion":20260728}"#, "protocolVersion"),
    (#""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#, "clientCapabilities"),
    (
      #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":[]}"#,
      "clientCapabilities"
    ),
  ])
  func `A request without its version or capabilities is invalid`(
    _ meta: String, _ missing: String
  ) async throws {
    let answer = try #require(
      await reply(to: #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{\#(meta)}}"#))
    #expect(answer.contains(#""code":-32602,"#))
    #expect(answer.contains("Missing or invalid 'io.modelcontextprotocol/\(missing)'"))
  }

  @Test(arguments: ["server/discover", "tools/list", "no/method"])
  func `Another version is rejected with the supported ones`(method: String) async {
    let meta = Self.meta.replacing("2026-07-28", with: "1900-01-01")
    #expect(
      await reply(to: #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":{\#(meta)}}"#)
        == error(
          -32022, "Unsupported protocol version '1900-01-01'.",
          data:
            #"{"requested":"1900-01-01","supported":["2026-07-28"]}"#
        ))
  }

  @Test(arguments: ["initialize", "ping", "logging/setLevel", "resources/subscribe", "tools"])
  func `An unknown method is rejected`(method: String) async {
    #expect(await answer(method) == error(-32601, "Unknown method '\(method)'."))
  }

  @Test func `Other metadata is ignored`() async {
    let meta = Self.meta.replacing(
      "{}", with: #"{"x":1},"traceparent":"00-1-2-01","progressToken":3"#)
    #expect(
      await reply(to: #"{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{\#(meta)}}"#)?
        .contains("supportedVersions") == true)
  }

  // MARK: With a handshake

  @Test(arguments: [
    ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"),
    ("2024-11-05", "2024-11-05"), ("2026-07-28", "2025-11-25"), ("1900-01-01", "2025-11-25"),
  ])
  func `A handshake chooses a version`(_ requested: String, _ version: String) async {
    #expect(
      await reply(to: Self.handshake.replacing("2025-11-25", with: requested))
        == #"{"id":0,"jsonrpc":"2.0","result":{"capabilities":{"tools":{}},"instructions":"Ask first.","protocolVersion":"\#(version)","serverInfo":{"name":"tea","version":"1.2"}}}"#
    )
  }

  @Test func `After a handshake, requests name no version, and results have no type`() async {
    let answers = await AgentRig().answers(to: [
      Self.handshake, #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"wait2"}}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"fail","_meta":{"progressToken":1}}}"#,
      #"{"jsonrpc":"2.0","id":4,"method":"server/discover"}"#,
      #"{"jsonrpc":"2.0","id":5,"method":"server/discover","params":{\#(Self.meta)}}"#,
    ])
    #expect(answers.count == 6)
    #expect(answers[1] == #"{"id":1,"jsonrpc":"2.0","result":{}}"#)
    #expect(answers[2] == error(-32602, "Unknown tool 'wait2'.", id: "2"))
    #expect(answers[3] == error(-32601, "Unknown method 'server/discover'.", id: "4"))
    #expect(answers[4].contains("supportedVersions"))
    #expect(answers[5].hasPrefix(#"{"id":3,"jsonrpc":"2.0","result":{"content":[{"text":""#))
    #expect(!answers[5].contains("resultType"))
  }

  @Test func `A handshake needs a version`() async {
    let message = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#
    #expect(await reply(to: message) == error(-32602, "Missing or invalid 'protocolVersion'."))
  }

  @Test func `A ping may precede the handshake, a call may not`() async {
    #expect(
      await reply(to: #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#)
        == #"{"id":1,"jsonrpc":"2.0","result":{}}"#)
    #expect(
      await reply(to: #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)?.contains("-32602")
        == true)
  }

  // MARK: Invalid messages

  @Test(arguments: [
    "{", "x", "{} {}", #"{"jsonrpc":"2.0","id":1,"method":"\#u{1}"}"#, #"{"a":"\ud800"}"#, "[",
    "nul", "1.", "\u{FEFF}{}", String(repeating: "[", count: 100_000),
    String(repeating: #"{"a":"#, count: 100),
  ])
  func `Text that is not JSON is an error`(message: String) async {
    #expect(
      await reply(to: message)
        == error(-32700, "This line is not valid JSON, or has too many levels.", id: "null"))
  }

  @Test func `Bytes that are not UTF-8 are an error`() async {
    let rig = AgentRig()
    await rig.run([Array("{\"a\":\"".utf8) + [0xFF] + Array("\"}".utf8)])
    #expect(rig.lines.first?.contains("-32700") == true)
  }

  @Test func `A long line is an error, and the next one is answered`() async {
    let rig = AgentRig()
    let long = Array(repeating: UInt8(ascii: " "), count: AgentServer.lineLimit)
    await rig.run([long, Array(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#.utf8)])
    #expect(
      rig.lines == [
        error(-32600, "A message has at most 1048576 bytes.", id: "null"),
        #"{"id":1,"jsonrpc":"2.0","result":{}}"#,
      ])
  }

  @Test(arguments: [
    (#"[]"#, "null", "Batches are not supported. Send each message on a line of its own."),
    (
      #"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, "null",
      "Batches are not supported. Send each message on a line of its own."
    ),
    ("7", "null", "A message is a JSON object."), ("null", "null", "A message is a JSON object."),
    (#"{"id":1,"method":"ping"}"#, "1", "The member 'jsonrpc' must be \\\"2.0\\\"."),
    (
      #"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, "1",
      "The member 'jsonrpc' must be \\\"2.0\\\"."
    ),
    (#"{"jsonrpc":"2.0","id":1}"#, "1", "The member 'method' must be a string."),
    (#"{"jsonrpc":"2.0","id":1,"method":2}"#, "1", "The member 'method' must be a string."),
    (
      #"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, "null",
      "The member 'id' must be a string or a number."
    ),
    (
      #"{"jsonrpc":"2.0","id":true,"method":"ping"}"#, "null",
      "The member 'id' must be a string or a number."
    ),
    (
      #"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, "null",
      "The member 'id' must be a string or a number."
    ),
    (
      #"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, "null",
      "The member 'id' must be a string or a number."
    ),
  ])
  func `A message of the wrong form is an error`(
    _ message: String, _ id: String, _ sentence: String
  ) async {
    #expect(await reply(to: message) == error(-32600, sentence, id: id))
  }

  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, "'params' must be an object"),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{META,"cursor":"x"}}"#,
      "Unknown cursor"
    ),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{META}}"#, "'name' must be a string"),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{META,"name":"no"}}"#,
      "Unknown tool 'no'"
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{META,"name":"wait","arguments":[]}}"#,
      "'arguments' must be an object"
    ),
  ])
  func `Parameters of the wrong form are an error`(
    _ message: String, _ part: String
  ) async throws {
    let answer = try #require(await reply(to: message.replacing("META", with: Self.meta)))
    #expect(answer.contains(#""code":-32602,"#))
    #expect(answer.contains(part))
  }

  @Test(arguments: [
    "", #"{"jsonrpc":"2.0","method":"tools/list"}"#, #"{"jsonrpc":"2.0","method":"no/method"}"#,
    #"{"jsonrpc":"2.0","id":1,"result":{}}"#, #"{"jsonrpc":"2.0","id":1,"error":{}}"#,
    #"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#,
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}}"#,
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":{}}}"#,
  ])
  func `A notification or a response gets no answer`(message: String) async {
    #expect(await reply(to: message) == nil)
  }

  // MARK: Arguments

  @Test(arguments: ["4", "1.0", "40e-1", "-0.1e1", "0.0"])
  func `A whole number can be written as a fraction`(number: String) async {
    let arguments = #"{"name":"","cups":\#(number)}"#
    let answer = await answer("tools/call", #""name":"brew","arguments":\#(arguments)"#)
    let isInRange = ["4", "1.0", "40e-1"].contains(number)
    #expect(answer?.contains("isError") == !isInRange)
  }

  @Test(arguments: [
    ("{}", "Missing argument 'name'."),
    (#"{"name":true}"#, "Invalid value for 'name'. Expected a string."),
    (#"{"name":null}"#, "Invalid value for 'name'. Expected a string."),
    (
      #"{"name":"","size":1}"#,
      "Unknown argument 'size'. Use one of: cups, hot, kind, guests, name."
    ),
    (#"{"name":"","cups":0}"#, "Invalid value for 'cups'. Expected a whole number from 1 to 4."),
    (#"{"name":"","cups":5}"#, "Invalid value for 'cups'. Expected a whole number from 1 to 4."),
    (#"{"name":"","cups":1.5}"#, "Invalid value for 'cups'. Expected a whole number from 1 to 4."),
    (#"{"name":"","cups":"2"}"#, "Invalid value for 'cups'. Expected a whole number from 1 to 4."),
    (
      #"{"name":"","cups":1e99}"#, "Invalid value for 'cups'. Expected a whole number from 1 to 4."
    ),
    (#"{"name":"","hot":"yes"}"#, "Invalid value for 'hot'. Expected true or false."),
    (#"{"name":"","kind":"white"}"#, "Invalid value for 'kind'. Expected one of: green, black."),
    (
      #"{"name":"","guests":["a",true]}"#,
      "Invalid value for 'guests'. Expected a list that is not empty, each element a string."
    ),
    (
      #"{"name":"","guests":[]}"#,
      "Invalid value for 'guests'. Expected a list that is not empty, each element a string."
    ),
  ])
  func `Arguments that do not match the schema are an error that the model can read`(
    _ arguments: String, _ sentence: String
  ) async throws {
    let answer = try #require(
      await answer("tools/call", #""name":"brew","arguments":\#(arguments)"#))
    #expect(answer.contains(#""isError":true"#))
    #expect(
      answer.contains(
        #""structuredContent":{"error":{"code":"invalid-arguments","message":"\#(sentence)"}}"#))
  }
}
