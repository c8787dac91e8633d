import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperScript
@testable import ViperTestSupport

/// A script includes other scripts.
@Suite(.places(1)) struct ScriptIncludeTests {
  private func commands(_ files: [String: String], _ name: String = "a") throws -> [String] {
    let reader = try ScriptFolder(files).read(name)
    #expect(reader.mistakeTexts == [])
    return reader.commands
  }

  @Test func `An include inserts the file's commands in its place`() throws {
    #expect(
      try commands(["a": "next\ninclude \"b\"\nback\n", "b": "more\nshow"])
        == ["a:1 next", "b:1 more", "b:2 show", "a:3 back"])
  }

  @Test func `A path is relative to the including file`() throws {
    let files = [
      "a": "include 'in/b'", "in/b": "include \"c\"\ninclude 'deep/c'", "in/c": "next",
      "in/deep/c": "back", "c": "show",
    ]
    #expect(try commands(files) == ["in/c:1 next", "in/deep/c:1 back"])
  }

  @Test func `Dot segments are allowed within the folder`() throws {
    let files = ["a": "include \"./in/../b\"", "b": "next", "in/x": ""]
    #expect(try commands(files) == ["./in/../b:1 next"])
  }

  @Test func `A symlink is allowed within the folder`() throws {
    let folder = try ScriptFolder(["a": "include \"link\"", "in/b": "include 'c'", "in/c": "next"])
    try folder.link("link", to: "in/b")
    // Its folder is that of the symlink's target.
    let reader = try folder.read("a")
    #expect(reader.mistakeTexts == [])
    #expect(reader.steps.map(\.text) == ["next"])
  }

  @Test func `A file can be included twice, even by different files`() throws {
    let files = ["a": "include \"b\"\ninclude \"c\"", "b": "include \"c\"", "c": "next"]
    #expect(try commands(files) == ["c:1 next", "c:1 next"])
  }

  @Test func `Eight levels of includes are allowed`() throws {
    var files = ["8": "next"]
    for depth in 0..<8 { files["\(depth)"] = "include \"\(depth + 1)\"" }
    #expect(try commands(files, "0") == ["8:1 next"])
  }

  @Test func `An include can be inside a block`() throws {
    let files = ["a": "repeat 2\ninclude \"b\"\nend", "b": "next\nrepeat 3\nback\nend"]
    #expect(
      try commands(files) == ["a:1 repeat 2", "b:1 next", "b:2 repeat 3", "b:3 back"])
  }

  @Test func `An included file can contain settings before the first action`() throws {
    #expect(
      try commands(["a": "include \"b\"\nset delay 1s", "b": "set size 80x24"])
        == ["b:1 set size 80x24", "a:2 set delay 1s"])
  }

  @Test func `File names can contain spaces and any letters`() throws {
    #expect(try commands(["a": "include \"映 画 'x'\"", "映 画 'x'": "next"]).count == 1)
  }

  @Test func `Paths in standard input are relative to the current folder`() async throws {
    let folder = try ScriptFolder(["in/b": "include \"c\"", "in/c": "show"])
    let run = try await folder.play("-", input: .text("include \"in/b\"\n"))
    #expect(run.error == "")
    #expect(run.output == "in/c:1> show\n")
    #expect(run.status == 0)
  }
}
