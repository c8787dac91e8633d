import Foundation
import ViperTemplate

/// The program behind the plugin, which passes what it knows of the package before `--`, and the
/// user's arguments after it.
@main
enum Main {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    let parts = words.split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let package = parts[0].first else {
      write("Error: This program is run by 'swift package viper-module'.\n", to: 2)
      exit(64)
    }
    let known = Array(parts[0].dropFirst())
    let result = Generator(
      package: package, dependency: known.first.flatMap { $0.isEmpty ? nil : $0 },
      targets: Array(known.dropFirst())
    ).run(Array(parts[1]))
    write(result.errors, to: 2)
    exit(write(result.output, to: 1) ? result.exitCode : 74)
  }

  /// Writes a text, and returns whether all of it was written.
  @discardableResult
  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    let file = FileHandle(fileDescriptor: descriptor)
    return (try? file.write(contentsOf: Data(text.utf8))) != nil
  }
}
