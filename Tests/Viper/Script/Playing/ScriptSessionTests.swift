import Foundation
import Testing
import ViperScript
import ViperText

@testable import ViperTestSupport

/// A session driven by another program.
@MainActor
struct ScriptSessionTests {
  private typealias Session = ScriptSession<ChoresStage, ChoresSettings>

  private let session = ScriptSession(in: ChoreScripts.language, isRealTime: false) {
    ["PIN": "s3cr3t"][$0]
  }

  private func document(_ line: String) async throws -> [String: Any] {
    try await document(Array(line.utf8))
  }

  private func document(_ bytes: [UInt8], of session: Session? = nil) async throws -> [String: Any]
  {
    let text = await (session ?? self.session).response(to: bytes)
    #expect(!text.unicodeScalars.contains { $0 == "\n" || TerminalSanitizer.isUnsafe($0) })
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// The code, line, and message of an error.
  private func error(_ line: String) async throws -> String {
    let document = try await document(line)
    #expect(document["ok"] as? Bool == false)
    let error = try #require(document["error"] as? [String: Any])
    return "\(error["code"] ?? "") \(error["line"] ?? ""): \(error["message"] ?? "")"
  }

  private func screen(_ document: [String: Any]) -> [String: Any]? {
    document["screen"] as? [String: Any]
  }

  private func rows(_ document: [String: Any]) -> [String] {
    let sections = screen(document)?["sections"] as? [[String: Any]] ?? []
    return sections.flatMap { $0["rows"] as? [[String: Any]] ?? [] }
      .compactMap { $0["id"] as? String }
  }

  @Test func `A command returns the screen, the counters, and the time`() async throws {
    #expect(
      await session.response(to: [])
        == #"{"birds":2,"clock":"0s","ok":true,"requests":0,"rows":{"count":0,"first":0},"screen":null}"#
    )
    let opened = try await document("open chores  # the root")
    #expect(screen(opened)?["name"] as? String == "chores")
    #expect(rows(opened) == ["Sweep", "Water the plants", "Iron"])
    #expect(opened["requests"] as? Int == 1)
    #expect(try await document("advance 1500ms")["clock"] as? String == "1.5s")
    #expect(try await document("advance 500ms")["clock"] as? String == "2s")
    #expect(screen(try await document("select row 2"))?["title"] as? String == "Water the plants")
    #expect(screen(try await document("back"))?["focus"] as? Int == 0)
    #expect(try await document("expect count 3")["ok"] as? Bool == true)
  }

  @Test func `A session continues after each error and counts lines`() async throws {
    #expect(
      try await error("select row 1") == "action 1: Row 1 not found. Rows on the screen: 0.")
    #expect(
      try await error("opn chores") == "mistake 2: Unknown command 'opn'. Did you mean 'open'?")
    _ = try await document("open chores")
    #expect(
      try await error("expect count 4") == "expectation 4: Expected rows to be 4, but found 3.")
    #expect(
      try await error("activate \"Ad\"")
        == "action 5: Unknown button \"Ad\". Buttons on the screen: \"Add\". Did you mean \"Add\"?")
    #expect(try await document("next")["ok"] as? Bool == true)
  }

  @Test(arguments: [
    ("set size 80x24", "'set' is available only with 'play'."),
    ("include \"a\"", "'include' is available only with 'play'."),
    ("repeat 3", "'repeat' is available only with 'play'."),
    ("end", "'end' is available only with 'play'."),
    ("show", "'show' is available only with 'play'."),
    ("screenshot \"a\"", "'screenshot' is available only with 'play'."),
    ("press Down", "'press' is available only in scripts with 'set driver keys'."),
    ("start press Down", "'start' is available only in scripts with 'set driver keys'."),
    ("rows 0..2", "Expected 'rows A..B', such as 'rows 1..20', with at most 200 rows."),
    ("rows 3..2", "Expected 'rows A..B', such as 'rows 1..20', with at most 200 rows."),
    ("rows 1..201", "Expected 'rows A..B', such as 'rows 1..20', with at most 200 rows."),
    (
      "rows -9223372036854775808..9223372036854775807",
      "Expected 'rows A..B', such as 'rows 1..20', with at most 200 rows."
    ),
    ("rows", "Expected 'rows A..B', such as 'rows 1..20', with at most 200 rows."),
    (String(repeating: "x", count: 4_097), "This line is longer than 4096 bytes."),
    ("open\0chores", "This line is not UTF-8 text."),
  ])
  func `An unknown line is rejected by name`(_ line: String, _ message: String)
    async throws
  {
    #expect(try await error(line) == "mistake 1: \(message)")
  }

  @Test func `Bytes that are not UTF-8 are rejected`() async throws {
    let error = try await document([0x6F, 0xFF, 0xFE])["error"] as? [String: Any]
    #expect(error?["message"] as? String == "This line is not UTF-8 text.")
  }

  @Test func `A long list has the rows around the focus, or the requested ones`()
    async throws
  {
    for number in 4...99 {
      _ = try await document("put chore \"c\(number)\" \(number)")
    }
    for number in 100...450 { _ = try await document("put chore \"d\(number)\" 99") }
    let first = try await document("open chores")
    #expect(first["rows"] as? [String: Int] == ["first": 0, "count": 450])
    #expect(rows(first).count == 200)
    let middle = try await document("focus row 300")
    #expect(middle["rows"] as? [String: Int] == ["first": 199, "count": 450])
    let last = try await document("focus row 450")
    #expect(last["rows"] as? [String: Int] == ["first": 250, "count": 450])
    #expect(rows(last).last == "c99")
    let asked = try await document("rows 4..5")
    #expect(asked["rows"] as? [String: Int] == ["first": 3, "count": 450])
    #expect(rows(asked) == ["c4", "c5"])
    #expect(rows(try await document("rows 450..500")) == ["c99"])
    #expect(rows(try await document("rows 9223372036854775807..9223372036854775807")) == [])
  }

  @Test func `A secret is in no document`() async throws {
    _ = try await document("open chores")
    for line in [
      "secret pin $PIN", "expect field pin \"s3cr3t\"", "expect field pin \"other\"",
      "type name \"s3cr3t\"", "put chore \"s3cr3t\" 1", "refresh", "expect \"s3cr3t!\"", "",
    ] {
      #expect(!(await session.response(to: Array(line.utf8))).contains("s3cr3t"), "\(line)")
    }
    #expect(
      try await error("secret pin $NONE")
        == "action 10: The environment variable NONE is not set.")
  }

  @Test func `A value that cannot be hidden is an error`() async throws {
    let session = Session(in: ChoreScripts.language, isRealTime: false) { _ in "ab" }
    _ = try await document(Array("open chores".utf8), of: session)
    let error = try await document(Array("secret name $X".utf8), of: session)["error"]
    #expect((error as? [String: Any])?["code"] as? String == "action")
    let fields = screen(try await document([], of: session))?["fields"] as? [[String: Any]]
    #expect(fields?.map { $0["text"] as? String } == ["", "", ""])
  }

  @Test func `A field with a secret is marked secret in the document`() async throws {
    _ = try await document("open chores")
    let fields = screen(try await document("secret name $PIN"))?["fields"] as? [[String: Any]]
    #expect(fields?.first?["text"] as? String == "••••••")
    #expect(fields?.first?["isSecret"] as? Bool == true)
  }

  @Test(arguments: ["true", "null", "screen", "title", "0007", "nab", "\\\"b"])
  func `A secret that matches part of the JSON syntax leaves it intact`(_ secret: String)
    async throws
  {
    let title = "a\u{7}\nab \\\\"
    let session = Session(in: ChoreScripts.language(titled: title + secret), isRealTime: false) {
      _ in
      secret
    }
    _ = try await document(Array("open chores".utf8), of: session)
    let document = try await document(Array("secret pin $PIN".utf8), of: session)
    #expect(document["ok"] as? Bool == true)
    let dots = String(repeating: "•", count: secret.count)
    #expect(screen(document)?["title"] as? String == title + dots)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "]]>", "\"\\/", "\u{1B}[31m\u{7}\u{9B}2J\u{2028}", "הבית", "雨の日",
    "👨‍👩‍👧🎬", "\u{202E}evil",
  ])
  func `A hostile title is a plain string in the document`(_ title: String) async throws {
    let session = Session(in: ChoreScripts.language(titled: title), isRealTime: false)
    let document = try await document(Array("open chores".utf8), of: session)
    #expect(screen(document)?["title"] as? String == title)
  }

  @Test func `Commands overlap, and what they started ends with the session`() async throws {
    let session = Session(in: ChoreScripts.language, isRealTime: true)
    _ = try await document(Array("start open chores".utf8), of: session)
    let settled = try await document(Array("settle".utf8), of: session)
    #expect(rows(settled).count == 3)
    #expect((settled["clock"] as? String)?.hasSuffix("s") == true)
    let refused = try await document(Array("advance 1s".utf8), of: session)["error"]
    #expect(
      (refused as? [String: Any])?["message"] as? String
        == "'advance' requires a virtual clock, but this session uses real time.")
    session.close()
    #expect(screen(try await document([], of: session)) == nil)
  }

  @Test func `Each of a thousand random lines gets a document`() async throws {
    var generator = SeededGenerator(seed: 27)
    let words = [
      "open", "chores", "select", "row", "1", "\"", "'", "expect", "count", "next", "x3", "back",
      "type", "name", "secret", "pin", "$PIN", "activate", "add", "submit", "start", "settle",
      "advance", "2s", "rows", "1..2", "\u{0}", "#", "/", "é", "fail", "down", "put", "chore", "\\",
    ]
    for _ in 0..<1_000 {
      let line = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        words.randomElement(using: &generator) ?? ""
      }
      .joined(separator: " ")
      #expect(try await document(line)["ok"] is Bool)
    }
  }

  @Test func `A session has its own settings`() async throws {
    let session = ScriptSession(
      in: ChoreScripts.language, settings: ChoresSettings(title: "Tasks"), isRealTime: false)
    let document = try await document(Array("open chores".utf8), of: session)
    let screen = try #require(document["screen"] as? [String: Any])
    #expect(screen["title"] as? String == "Tasks")
    session.close()
  }
}
