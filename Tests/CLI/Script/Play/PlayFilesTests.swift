import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// The files that `play` writes.
@Suite(.places(1)) struct PlayFilesTests {
  private let folder: ScriptFolder

  init() throws {
    folder = try ScriptFolder([
      "list.script": "open list\nscreenshot \"movies\"\nexpect depth 1\n",
      "login.script": "open login\nscreenshot \"form\"\nscreenshot \"form\"\nexpect depth 1\n",
      "sub/list.script": "open list\nexpect depth 1\n", "old": "old",
    ])
  }

  private func files() throws -> [String] {
    try folder.home.files().keys.filter { !$0.hasSuffix(".script") && $0 != "old" }.sorted()
  }

  @Test func `A report, an animation and pictures are written`() async throws {
    let run = try await folder.play(
      "list.script", "--report", "r.html", "--animation", "a.svg", "--screenshots", "p")
    #expect(run.status == 0)
    #expect(run.error.isEmpty)
    #expect(try files() == ["a.svg", "p/movies.svg", "r.html"])
    #expect(try folder.text("a.svg").contains("@keyframes"))
    #expect(try folder.text("r.html").hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
    #expect(try folder.text("p/movies.svg").hasPrefix("<svg "))
    #expect(run.output == (try await folder.play("list.script").output))
  }

  @Test func `With 'set pictures blocks', screenshots have posters, the same each time`()
    async throws
  {
    let script = """
      set driver keys
      set size 120x24
      set pictures blocks
      open list
      screenshot "movies"
      press Enter
      screenshot "page"
      """
    try folder.write(Array(script.utf8), to: "posters.script")
    #expect(try await folder.play("posters.script", "--screenshots", "p").status == 0)
    #expect(try await folder.play("posters.script", "--screenshots", "q").status == 0)
    for name in ["movies", "page"] {
      let svg = try folder.text("p/\(name).svg")
      #expect(svg.split(separator: "style=\"fill:#").count > 100)
      #expect(svg == (try folder.text("q/\(name).svg")))
    }
  }

  @Test func `A script with too many screens has no animation`() async throws {
    let moves = Array(repeating: "next\nprevious\n", count: 500)
    let script = "open list\n\(moves.joined())expect focus 1\n"
    try folder.write(Array(script.utf8), to: "long.script")
    let run = try await folder.play("long.script", "--animation", "a.svg")
    #expect(run.status == 1)
    #expect(run.error.contains("An animation can have at most 1000."), "\(run.error)")
    #expect(try files() == [])
  }

  @Test(arguments: [
    ["--report", "r.html"], ["--animation", "a.svg"], ["--screenshots", "p"],
  ])
  func `A file above the file size limit leaves no partial file`(
    _ words: [String]
  ) async throws {
    let line = #"cd "$HOME"; ulimit -f 1; exec "$0" play list.script \#(words[0]) \#(words[1])"#
    let run = try await Binary.shell(line, home: folder.home)
    #expect(run.status == 74, "\(run)")
    #expect(try files() == [])
    #expect(try await folder.play(["list.script"] + words).status == 0)
  }

  @Test func `Each script's pictures have its name, and a failure has a report`()
    async throws
  {
    try folder.write(Array("open list\nexpect depth 2\n".utf8), to: "bad.script")
    let run = try await folder.play(
      "list.script", "login.script", "bad.script", "--report", "r.html", "--screenshots", "p/")
    #expect(run.status == 1)
    #expect(
      try files() == ["p/list-movies.svg", "p/login-form-2.svg", "p/login-form.svg", "r.html"])
    #expect(try folder.text("r.html").contains("<h1>1 of 3 scripts failed</h1>"))
  }

  @Test(arguments: [
    (
      ["list.script", "--report", "old"],
      "old already exists. Use '--force' to overwrite it."
    ),
    (
      ["list.script", "--animation", "old"], "old already exists. Use '--force' to overwrite it."
    ),
    (
      ["list.script", "--report", "list.script", "--force"],
      "'--report' needs a file of its own. It cannot be '-', a script or the file of another output."
    ),
    (
      ["list.script", "--report", "a", "--animation", "a"],
      "'--report' needs a file of its own. It cannot be '-', a script or the file of another output."
    ),
    (
      ["list.script", "--animation", "-"],
      "'--animation' needs a file of its own. It cannot be '-', a script or the file of another output."
    ),
    (
      ["list.script", "--force"],
      "'--force' needs an option that writes a file, such as '--report'."
    ),
    (
      ["list.script", "login.script", "--animation", "a"],
      "'--animation' takes only one script, but 2 were given."
    ),
    (
      ["list.script", "sub/list.script", "--screenshots", "p"],
      "The screenshots of list.script and sub/list.script would have the same file names."
    ),
  ])
  func `Outputs that cannot be written as requested are rejected before playing`(
    _ words: [String], _ message: String
  ) async throws {
    let run = try await folder.play(words)
    #expect(run.status == 64)
    #expect(run.error.lineList.first == "Error: \(message)", "\(run.error)")
    #expect(run.output.isEmpty)
    #expect(try files() == [])
    #expect(try folder.text("old") == "old")
  }

  @Test func `With --force, a file is replaced`() async throws {
    let words = ["list.script", "--report", "old", "--screenshots", "p"]
    #expect(try await folder.play(words + ["--force"]).status == 0)
    #expect(try folder.text("old").hasPrefix("<!DOCTYPE html>"))
    let again = try await folder.play(words[0], words[3], words[4])
    #expect(again.status == 64)
    #expect(again.error.hasPrefix("Error: p/movies.svg already exists."))
    #expect(try await folder.play(words + ["--force"]).status == 0)
  }

  @Test(arguments: [
    ["--report", "none/r.html"], ["--animation", "old/a.svg"], ["--screenshots", "old"],
    ["--report", "/dev/full"], ["--screenshots", "none/p"],
  ])
  func `A write error is reported and leaves no partial file`(_ words: [String]) async throws {
    let run = try await folder.play(["list.script"] + words)
    #expect(run.status == 74)
    #expect(run.error.hasPrefix("Error: Cannot write \(words[1])"), "\(run.error)")
    #expect(try files() == [])
  }

  @Test func `A filter selects scripts, and the others are listed`() async throws {
    let all = ["list.script", "login.script", "sub/list.script"]
    let run = try await folder.play(all + ["--filter", "LOG"])
    #expect(run.status == 0)
    #expect(run.error == "2 skipped by '--filter': list, list.\n")
    #expect(run.output == (try await folder.play("login.script").output))
    #expect(
      try await folder.play(all + ["--filter", "list"]).error
        == "1 skipped by '--filter': login.\n")
    #expect(try await folder.play(all + ["--filter", "l"]).error.isEmpty)
    let none = try await folder.play(all + ["--filter", "zebra"])
    #expect(none.status == 66)
    #expect(none.error.hasPrefix("Error: No script names contain \"zebra\"."))
  }
}
