import Foundation
import Synchronization

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// A folder with a fake browser that records its arguments.
struct FakeOpener {
  let home: Home
  private var folder: String { home.path + "/bin" }
  private var journal: String { home.path + "/opened.txt" }

  /// The system's program for opening URLs.
  #if canImport(Darwin)
    static let system = "open"
  #else
    static let system = "xdg-open"
  #endif

  // The fake program ends with the shell commands in `ending`.
  init(_ name: String = system, ending: String = "exit 0", in home: Home? = nil) throws {
    self.home = try home ?? Home()
    let files = FileManager.default
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let script = """
      #!/bin/sh
      printf '%s\\n' "$@" > '\(journal).new'
      { /usr/bin/tty || true; } >> '\(journal).new'
      printf '%s\\n' "token=$TMDB_ACCESS_TOKEN" >> '\(journal).new'
      /bin/mv '\(journal).new' '\(journal)'
      echo painted; echo painted >&2
      \(ending)
      """
    let path = folder + "/" + name
    // A file cannot be run while a program that is just starting has inherited its descriptor.
    try SpawnPlan.turn.withLock { _ in
      try script.write(toFile: path, atomically: true, encoding: .utf8)
      try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
  }

  /// The path of a program in the folder.
  func path(_ name: String) -> String { folder + "/" + name }

  /// The variables of a run that finds only the programs in the folder.
  var variables: [String: String?] { ["PATH": folder, "DISPLAY": ":0"] }

  /// Runs `open` with only the programs in the folder.
  func run(_ words: [String], _ changes: [String: String?] = [:]) async throws -> Binary.Run {
    try await Program.run(
      ["open"] + words, environment: variables.merging(changes) { $1 }, home: home)
  }

  /// Returns the recorded lines; empty if the program was not started.
  func opened() -> [String] {
    let text = (try? String(contentsOfFile: journal, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }
}
