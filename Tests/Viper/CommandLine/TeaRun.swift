import Foundation
import Testing
import ViperPlatform

@testable import ViperCommandLine
@testable import ViperTestSupport
@testable import tea_cli

extension Environment {
  init(_ variables: [String: String], of program: ProgramIdentity) {
    self.init(of: program) { variables[$0].map { SystemText($0) } }
  }
}

/// A temporary home for runs of the small program, removed with the object.
final class TeaHome: Sendable {
  /// The outcome of a run.
  struct Outcome: Equatable {
    let output: String
    var error = ""
    var code = ExitCode.done
  }

  let path: String

  /// Creates a home, with the given settings file, if any.
  init(settings text: String? = nil) throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("tea-cli-tests-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    if let text { try write(text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var folder: String { path + "/.config/tea-cli" }
  var file: String { folder + "/config.json" }
  /// The contents of the settings file, if any.
  var text: String? {
    FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
  }
  /// The names in the settings folder.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
  }

  func write(_ text: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
    try Data(text.utf8).write(to: URL(filePath: file))
  }

  /// The permissions of a file or folder.
  static func mode(_ path: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  /// Runs the program in this process; an empty variable counts as unset.
  func run(
    _ words: [String], _ variables: [String: String] = [:], teas: [Tea] = Tea.all
  ) async throws -> Outcome {
    let (output, error) = (try OpenFile.pipe(), try OpenFile.pipe())
    let environment = ["HOME": path].merging(variables) { $1 }
    let code = await TeaProgram.run(
      words.map { SystemText($0) }, teas: teas,
      console: Console(input: -1, output: output.write.number, error: error.write.number),
      environment: Environment(environment, of: .tea))
    return Outcome(output: read(output), error: read(error), code: code)
  }

  func run(_ words: String...) async throws -> Outcome { try await run(words) }

  /// Runs a command line that is split as by a shell and starts with the program's name.
  func run(line: String, teas: [Tea] = Tea.all) async throws -> Outcome {
    let words = try #require(ShellWords.split(line).commands.first)
    return try await run(Array(words.dropFirst()), teas: teas)
  }

  func config(_ words: String..., variables: [String: String] = [:]) async throws -> Outcome {
    try await run(["config"] + words, variables)
  }

  private func read(_ pipe: (read: OpenFile, write: OpenFile)) -> String {
    pipe.write.close()
    var bytes: [UInt8] = []
    while let more = pipe.read.read() { bytes += more }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The small program as a separate process.
extension TeaHome {
  /// The executable in the folder of the build products.
  static let program: String = {
    let tests = [CommandLine.arguments[0]] + Bundle.allBundles.map(\.bundlePath)
    let folders = tests.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    return folders.map { $0 + "/tea-cli" }
      .first { FileManager.default.isExecutableFile(atPath: $0) } ?? "tea-cli"
  }()

  /// Returns the variables of a process; `nil` removes a variable.
  func environment(_ changes: [String: String?] = [:]) -> [String: String] {
    var variables = ["HOME": path, "TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no"]
    for (name, value) in changes { variables[name] = value }
    return variables
  }

  /// Runs a shell line, in which `$0` is the program.
  func shell(_ line: String, _ variables: [String: String?] = [:]) async throws -> ChildProgram.Run
  {
    defer { withExtendedLifetime(self) {} }
    return try await ChildProgram.run(
      "/bin/sh", ["-c", line, Self.program],
      environment: environment(["PATH": Tool.searchPath].merging(variables) { $1 }))
  }

  /// Runs the program, or a shell line in which `$0` is the program, at a terminal.
  func terminal(
    _ words: [String] = [], shell line: String? = nil, columns: Int = 80, rows: Int = 24,
    _ variables: [String: String?] = [:],
    script: @escaping @Sendable (Terminal) throws -> Void = { _ in }
  ) async throws -> Terminal.Run {
    defer { withExtendedLifetime(self) {} }
    return try await Terminal.run(
      line == nil ? Self.program : "/bin/sh", line.map { ["-c", $0, Self.program] } ?? words,
      environment: environment(variables), columns: columns, rows: rows, script: script)
  }
}
