import Foundation
import ViperTemplate

/// The program that the plugin runs.
///
/// The plugin passes three lists, separated by `--`. The first list contains the user's package
/// folder, the identity of this package if that package depends on it, and the names of that package's
/// targets. The second list contains the names of the targets in its dependencies. The third list
/// contains the user's arguments.
@main
enum Main {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    let parts = words.split(separator: "--", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count >= 2 else {
      write("Error: Run this program with 'swift package viper-module'.\n", to: 2)
      exit(64)
    }
    // Writing takes a few milliseconds. A signal during that time could leave only one of the two
    // folders.
    for number in [SIGINT, SIGTERM, SIGHUP, SIGXFSZ] { signal(number, SIG_IGN) }
    let known = Array(parts[0])
    let result = Generator(
      package: known[0], dependency: known[1].isEmpty ? nil : known[1],
      targets: Array(known.dropFirst(2)), otherTargets: Array(parts[1])
    ).run(Array(parts[2]))
    write(result.errors, to: 2)
    guard write(result.output, to: 1) else {
      write(
        "Error: Could not write the output, but the command finished.\n",
        to: 2)
      exit(74)
    }
    exit(result.exitCode)
  }

  /// Writes a string, and returns whether the whole string was written.
  @discardableResult
  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    let file = FileHandle(fileDescriptor: descriptor)
    return (try? file.write(contentsOf: Data(text.utf8))) != nil
  }
}
