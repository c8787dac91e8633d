import Testing

@testable import ViperCommandLine
@testable import ViperTestSupport
@testable import tea_cli

/// The format and width selected by a command line.
@Suite(.places(2)) struct FormatTests {
  @Test(arguments: [
    ("--fields nam", "Unknown field 'nam' for '--fields'. Use one of: name, minutes, "),
    ("--fields ,", "'--fields' needs field names separated by commas."),
    ("--fields 'name, ,minutes'", "'--fields' needs field names separated by commas."),
    ("--sort height", "Unknown field 'height' for '--sort'"),
    ("--json --format tsv", "'--json' and '--format' cannot be used together."),
    ("--format xml", "Use one of: table, tsv, csv, json, ndjson."),
    ("--width 40", "'--width' needs '--format table'."),
    ("--width 0 --format table", "from 1 to 10000."),
  ])
  func `A mistake is a usage error and prints no data`(
    _ options: String, _ message: String
  ) async throws {
    let run = try await TeaHome().run(line: "tea-cli list " + options)
    #expect(run.code == .usage)
    #expect(run.output.isEmpty)
    #expect(run.error.contains(message), "\(run.error)")
  }

  @Test(arguments: ["--format ndjson", "--format=json", "--json"])
  func `Failures are JSON if data is`(_ format: String) async throws {
    for line in ["steep Mate ", "lst ", "config get color "] {
      let run = try await TeaHome().run(line: "tea-cli " + line + format)
      #expect(run.error.hasPrefix(#"{"error":{"code":""#), "\(run.error)")
    }
  }

  @Test(arguments: [
    ("97", 97), ("1", 1), ("10000", 10_000), ("10001", 80), ("", 80), ("0", 80), ("-5", 80),
    ("wide", 80), ("8x", 80), (" 80", 80), ("9223372036854775807", 80), ("９７", 80),
  ])
  func `COLUMNS sets the width if it is a number`(_ word: String, _ columns: Int) {
    let console = Console(input: -1, output: -1, error: -1)
    #expect(OutputStyle.columns(console, Environment(["COLUMNS": word], of: .tea)) == columns)
  }
}
