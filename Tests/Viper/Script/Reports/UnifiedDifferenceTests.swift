import Foundation
import Testing
import Viper
import ViperScript

@testable import ViperTestSupport

/// Diffs in the format of `diff -u`.
struct UnifiedDifferenceTests {
  private func styled(_ old: String, _ new: String) -> [StyledText]? {
    UnifiedDifference.lines(from: old, to: new, names: ("old", "new"))
  }

  /// The diff without its first two lines, which name the files.
  private func difference(_ old: String, _ new: String) throws -> [String] {
    let lines = try #require(styled(old, new)).map(\.text)
    try #require(lines.prefix(2) == ["--- old", "+++ new"])
    return Array(lines.dropFirst(2))
  }

  private func difference(_ old: [String], _ new: [String]) throws -> [String] {
    try difference(old.map { $0 + "\n" }.joined(), new.map { $0 + "\n" }.joined())
  }

  private let ten = (1...10).map(String.init)

  @Test(arguments: ["", "a", "a\n", "a\r\nb"])
  func `Equal texts have no diff`(_ text: String) {
    #expect(styled(text, text) == nil)
  }

  @Test func `A changed line has three lines of context`() throws {
    var new = ten
    new[4] = "five"
    #expect(
      try difference(ten, new)
        == ["@@ -2,7 +2,7 @@", " 2", " 3", " 4", "-5", "+five", " 6", " 7", " 8"])
  }

  @Test func `Nearby changes share one hunk`() throws {
    var new = ten
    new[2] = "three"
    new[5] = "six"
    #expect(
      try difference(ten, new) == [
        "@@ -1,9 +1,9 @@", " 1", " 2", "-3", "+three", " 4", " 5", "-6", "+six", " 7", " 8", " 9",
      ])
  }

  @Test func `Distant changes have separate hunks`() throws {
    let old = (1...20).map(String.init)
    var new = old
    new[1] = "two"
    new[18] = "nineteen"
    #expect(
      try difference(old, new) == [
        "@@ -1,5 +1,5 @@", " 1", "-2", "+two", " 3", " 4", " 5", "@@ -16,5 +16,5 @@", " 16", " 17",
        " 18", "-19", "+nineteen", " 20",
      ])
  }

  @Test func `A last line without a newline differs from one with it`() throws {
    let note = "\\ No newline at end of file"
    #expect(try difference("a\n", "a") == ["@@ -1 +1 @@", "-a", "+a", note])
    #expect(try difference("a", "a\n") == ["@@ -1 +1 @@", "-a", note, "+a"])
    #expect(try difference("a", "b") == ["@@ -1 +1 @@", "-a", note, "+b", note])
    #expect(
      try difference("a\nb", "c\nb") == ["@@ -1,2 +1,2 @@", "-a", "+c", " b", note])
    #expect(
      try difference("a\r\n", "a\r") == ["@@ -1 +1 @@", "-a ", "+a ", note])
    #expect(try difference("", "\n") == ["@@ -0,0 +1 @@", "+"])
  }

  @Test func `Texts that only look alike are marked`() {
    #expect(
      styled("e\u{301}", "\u{E9}")?.map(\.text) == ["(the lines look the same but differ in bytes)"]
    )
  }

  @Test func `Control characters are removed`() throws {
    #expect(
      try difference("\u{1B}[1ma\u{7}\n", "b\u{202E}\n") == ["@@ -1 +1 @@", "-[1ma", "+b"])
    let lines = UnifiedDifference.lines(from: "a", to: "b", names: ("\u{1B}[1m", "x\ny"))
    #expect(lines?.map(\.text).prefix(2) == ["--- [1m", "+++ x y"])
  }

  @Test func `Removed lines are red, added ones green, and positions cyan`() throws {
    let lines = try #require(styled("a\nb\n", "a\nc\n"))
    #expect(
      lines == [
        StyledText("--- old", .bold), StyledText("+++ new", .bold),
        StyledText("@@ -1,2 +1,2 @@", .init(color: .cyan)), StyledText(" a"),
        StyledText("-b", .init(color: .red)), StyledText("+c", .init(color: .green)),
      ])
  }

  @Test func `A change is found in texts with many common lines`() throws {
    let old = (1...100_000).map(String.init)
    var new = old
    new[50_000] = "x"
    #expect(
      try difference(old, new) == [
        "@@ -49998,7 +49998,7 @@", " 49998", " 49999", " 50000", "-50001", "+x", " 50002",
        " 50003", " 50004",
      ])
  }

  @Test func `Texts without common lines are replaced completely`() throws {
    let old = (1...30_000).map(String.init)
    let new = old.map { "x\($0)" }
    let expected = ["@@ -1,30000 +1,30000 @@"] + old.map { "-\($0)" } + new.map { "+\($0)" }
    #expect(try difference(old, new) == expected)
  }

  @Test func `Lines that moved within the limit are found`() throws {
    let old = (1...1_900).map(String.init)
    let new = old.filter { $0 != "7" } + ["7"]
    #expect(
      try difference(old, new).filter { $0.hasPrefix("-") || $0.hasPrefix("+") } == ["-7", "+7"])
  }

  private static let changes: [(String, String)] = [
    ("", "a\n"), ("a\n", ""), ("a\nb", "a\nb\n"), ("a", "b"),
    ("1\n2\n3\n4\n5\n", "1\n2\nx\n4\n5"),
    (numbers(1...40), numbers(2...41).replacing("\n20\n", with: "\nx\n")),
    ("a\nb\nc\n", "x\ny\nz\n"), ("\n\n", "\n"), ("a\r\nb\n", "a\nb\n"),
  ]

  /// Lines with one number each.
  private static func numbers(_ range: ClosedRange<Int>) -> String {
    range.map { "\($0)\n" }.joined()
  }

  @Test(.needs(.diff), .places(1), arguments: changes)
  func `The output matches the system's diff`(_ old: String, _ new: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(old.utf8).write(to: folder.appending(path: "old"))
    try Data(new.utf8).write(to: folder.appending(path: "new"))
    let run = try await ChildProgram.run(
      Tool.diff.path ?? "", ["-u", folder.path + "/old", folder.path + "/new"], environment: [:])
    // The first two lines contain times, and a terminal shows a carriage return as a space.
    let lines = run.output.replacing("\r\n", with: " \n").replacing("\r", with: " ")
      .split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).dropLast()
    #expect(try difference(old, new) == lines.map(String.init))
  }
}
