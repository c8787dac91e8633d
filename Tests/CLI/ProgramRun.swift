import Foundation
import ViperPlatform

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

extension Program {
  /// Runs the program in the test process, with files as standard streams.
  ///
  /// `environment` is merged into that of the home; nil removes a variable. Use `Binary` to test
  /// signals, closed streams and what the process inherits. `login`, which holds the process's
  /// signals back, and `open`, which does not wait for its child, always run in a process of their
  /// own.
  static func run(
    _ arguments: [String], environment: [String: String?] = [:],
    input: ChildProgram.Input = .nothing, home: Home? = nil
  ) async throws -> ChildProgram.Run {
    let home = try home ?? Home()
    defer { withExtendedLifetime(home) {} }
    if arguments.contains("login") || arguments.contains("open") {
      return try await Binary.run(arguments, environment: environment, input: input, home: home)
    }
    let (stdin, stdout, stderr) = (try file(input.bytes), try file(), try file())
    let code = await Program(
      console: Console(input: stdin.number, output: stdout.number, error: stderr.number),
      environment: Environment(home.environment(environment))
    ).run(arguments.map { SystemText($0) })
    return ChildProgram.Run(
      status: .exited(code.rawValue), output: text(stdout), error: text(stderr))
  }

  /// Runs the program with the variables of a service.
  static func run(
    _ arguments: [String], in home: Home, _ variables: [String: String] = [:],
    input: String? = nil
  ) async throws -> ChildProgram.Run {
    try await run(
      arguments, environment: variables.mapValues { $0 },
      input: input.map { .text($0) } ?? .nothing, home: home)
  }

  /// Returns a new file without a name, positioned at the start of its contents.
  private static func file(_ bytes: [UInt8] = []) throws -> OpenFile {
    let path = FileManager.default.temporaryDirectory.path + "/run-\(UUID().uuidString)"
    let file = try OpenFile(open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600))
    unlink(path)
    var unwritten = bytes[...]
    while !unwritten.isEmpty, let count = file.write(unwritten) {
      unwritten = unwritten.dropFirst(count)
    }
    lseek(file.number, 0, SEEK_SET)
    return file
  }

  private static func text(_ file: OpenFile) -> String {
    lseek(file.number, 0, SEEK_SET)
    var bytes: [UInt8] = []
    while let more = file.read() { bytes += more }
    return String(decoding: bytes, as: UTF8.self)
  }
}
