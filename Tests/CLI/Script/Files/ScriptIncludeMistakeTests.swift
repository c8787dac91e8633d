import Testing

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperScript
@testable import ViperTestSupport

/// Includes that fail are reported at the line of the include.
@Suite(.places(1)) struct ScriptIncludeMistakeTests {
  private func told(_ folder: ScriptFolder) throws -> [String] {
    try folder.read("a").mistakeTexts
  }

  private func rejection(
    _ file: String, _ reason: String, location: String = "a:1"
  ) -> [String] {
    ["\(location):1: Cannot include '\(file)': \(reason).\n  include \"\(file)\"\n  ^"]
  }

  private static let again = "it includes itself"
  private static let outside = "it is outside the script's folder"

  @Test func `A script can't include itself`() throws {
    #expect(try told(ScriptFolder(["a": "include \"a\""])) == rejection("a", Self.again))
  }

  @Test func `A cycle is reported where it closes`() throws {
    let folder = try ScriptFolder([
      "a": "include \"b\"", "b": "\ninclude \"c\"", "c": "include \"a\"",
    ])
    #expect(try told(folder) == rejection("a", Self.again, location: "c:1"))
  }

  @Test func `A cycle through a symlink is reported`() throws {
    let folder = try ScriptFolder(["a": "include \"link\""])
    try folder.link("link", to: "a")
    #expect(try told(folder) == rejection("link", Self.again))
  }

  @Test func `A symlink to itself is an error`() throws {
    let folder = try ScriptFolder(["a": "include \"link\""])
    try folder.link("link", to: "link")
    #expect(try told(folder) == rejection("link", "Too many levels of symbolic links"))
  }

  @Test func `A file outside the folder is not read, however it is reached`() throws {
    let other = try ScriptFolder(["b": "next"])
    let folder = try ScriptFolder(["in/a": "include \"../b\"", "b": "next"])
    #expect(
      try folder.read("in/a").mistakeTexts == rejection("../b", Self.outside, location: "in/a:1"))
    for file in ["link", "folder/b", "in/../folder/b"] {
      let folder = try ScriptFolder(["a": "include \"\(file)\"", "in/x": ""])
      try folder.link("link", to: try other.path("b"))
      try folder.link("folder", to: try other.path(""))
      #expect(try told(folder) == rejection(file, Self.outside))
    }
  }

  @Test func `A folder that only shares a name prefix counts as outside`() throws {
    let folder = try ScriptFolder(["in/a": "include \"../inside/b\"", "inside/b": "next"])
    #expect(
      try folder.read("in/a").mistakeTexts
        == rejection("../inside/b", Self.outside, location: "in/a:1"))
  }

  @Test(arguments: ["", "/etc/passwd", "/"])
  func `An absolute path is rejected`(_ file: String) throws {
    #expect(
      try told(ScriptFolder(["a": "include \"\(file)\""]))
        == rejection(file, "the path must be relative to the script's folder"))
  }

  @Test(arguments: [
    ("b", "No such file or directory"), ("in/../b", "No such file or directory"),
    ("x/b", "Not a directory"), ("in", "it is not a file"), ("..", outside),
    ("empty", "No such file or directory"),
  ])
  func `A path that is not a file is reported`(_ file: String, _ reason: String) throws {
    let folder = try ScriptFolder(["a": "include \"\(file)\"", "in/y": "", "x": ""])
    try folder.link("empty", to: "nowhere")
    #expect(try told(folder) == rejection(file, reason))
  }

  @Test func `Nine levels of includes are too many`() throws {
    var files = ["a": "include \"1\"", "9": "next"]
    for depth in 1..<9 { files["\(depth)"] = "include \"\(depth + 1)\"" }
    #expect(
      try told(ScriptFolder(files))
        == rejection("9", "includes are nested deeper than 8 levels", location: "8:1"))
  }

  @Test func `A file that is too large is not read`() throws {
    let folder = try ScriptFolder(["a": "include \"b\""])
    try folder.sparse("b", megabytes: 100)
    #expect(try told(folder) == rejection("b", "it is larger than 1 MB"))
  }

  @Test func `Each mistake names its file once`() throws {
    let files = [
      "a": "include \"in/b\"\nnxt\ninclude \"in/b\"\nxyzzy", "in/b": "repeat 2\nset delay 0",
      "c": "",
    ]
    #expect(
      try told(ScriptFolder(files)).map { $0.lineList[0] } == [
        "in/b:1:1: Missing 'end' for this 'repeat'.",
        "in/b:2:11: Expected DURATION (such as 250ms, 2s or 5m).",
        "a:2:1: Unknown command 'nxt'. Did you mean 'next'?",
        "a:4:1: Unknown command 'xyzzy'.",
      ])
  }

  @Test func `An end can't close a block of another file`() throws {
    let folder = try ScriptFolder(["a": "repeat 2\ninclude \"b\"\nend", "b": "end"])
    #expect(try told(folder) == ["b:1:1: 'end' without 'repeat'.\n  end\n  ^"])
  }

  @Test func `A late setting in an included file is rejected`() throws {
    let folder = try ScriptFolder(["a": "next\ninclude \"b\"", "b": "set delay 1s"])
    #expect(
      try told(folder) == ["b:1:1: 'set' must come before the first action.\n  set delay 1s\n  ^"]
    )
  }

  @Test(arguments: ["", "next\n"])
  func `The total size of all includes is limited`(_ last: String) throws {
    var files = ["6": last]
    for depth in 0..<6 {
      files[depth == 0 ? "a" : "\(depth)"] =
        String(repeating: "include \"\(depth + 1)\"\n", count: 10)
    }
    let told = try told(ScriptFolder(files))
    #expect(told.count <= 50)
    #expect(told.allSatisfy { $0.contains("the script would exceed 4 MB.") })
    #expect(!told.isEmpty)
  }
}
