import Foundation

@testable import MoviesCLI
@testable import ViperCommandLine

/// The streams of a run, which are files because files never block and can be read afterward.
final class Streams {
  /// The streams, none of which is a terminal.
  let console: Console

  /// Creates streams, with the given bytes on standard input.
  init(input: [UInt8]) throws {
    console = Console(input: try Self.file(), output: try Self.file(), error: try Self.file())
    var rest = input[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(console.input, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Finding(description: "no room for a file") }
      rest = rest.dropFirst(count)
    }
    rewind()
  }

  deinit {
    for stream in [console.input, console.output, console.error] { close(stream) }
  }

  /// Rewinds standard input.
  func rewind() {
    lseek(console.input, 0, SEEK_SET)
  }

  /// The content of standard output.
  var output: String { Self.text(console.output) }
  /// The content of standard error.
  var error: String { Self.text(console.error) }

  private static func text(_ file: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: Int(lseek(file, 0, SEEK_END)))
    let count = pread(file, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }

  /// Creates an unnamed temporary file.
  private static func file() throws -> Int32 {
    var name = Array((NSTemporaryDirectory() + "/movies-cli-fuzz-XXXXXX").utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { throw Finding(description: "no file can be made") }
    unlink(name)
    return file
  }
}
