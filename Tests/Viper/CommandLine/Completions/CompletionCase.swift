@testable import ViperCommandLine
@testable import tea_cli

/// A line with the cursor at its end, and all completions offered there.
struct CompletionCase: Sendable {
  let line: String
  let candidates: [String]

  init(_ line: String, _ candidates: [String]) {
    self.line = line
    self.candidates = candidates
  }

  /// The last word, which is completed.
  var current: Substring {
    line.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
  }

  /// The candidates as whole words, with the option's name if it is part of the word.
  var wholeWords: [String] {
    let word = current
    guard let equals = word.firstIndex(of: "="), candidates != [Completion.files] else {
      return candidates
    }
    return candidates.map { word[...equals] + $0 }
  }

  static let commands = TeaProgram.spec.commands.map(\.name)
  static let globals = spellings(TeaProgram.globals)
  /// The global options of commands that print no data.
  static let always = spellings(TeaProgram.always)
  static let kinds = Tea.Kind.allCases.map(\.rawValue)
  static let fields = ["name", "minutes", "harvest"]

  static let all: [CompletionCase] = words + options + values + chosenFields + nothing

  private static func spellings(_ options: [OptionSpec]) -> [String] {
    options.flatMap { [$0.short, $0.name].compactMap(\.self) }
  }

  /// Commands and arguments.
  private static let words = [
    CompletionCase("tea-cli ", commands),
    CompletionCase("tea-cli li", ["list"]),
    CompletionCase("tea-cli s", ["steep", "serve"]),
    CompletionCase("tea-cli --json li", ["list"]),
    CompletionCase("tea-cli --limit 2 li", ["list"]),
    CompletionCase("tea-cli -- li", ["list"]),
    CompletionCase("tea-cli list ", kinds),
    CompletionCase("tea-cli --limit 2 list bl", ["black"]),
    CompletionCase("tea-cli list -- bl", ["black"]),
    CompletionCase("tea-cli pot ", ["warm", "empty"]),
    CompletionCase("tea-cli pot warm --cu", ["--cups"]),
    CompletionCase("tea-cli pot empty --cu", []),
    CompletionCase("tea-cli help pot ", ["warm", "empty"]),
    CompletionCase("tea-cli config get c", ["color"]),
    CompletionCase("tea-cli completions ", ["bash", "zsh", "fish"]),
    CompletionCase("tea-cli help ", commands + ["water"]),
    CompletionCase("tea-cli serve ", [Completion.files]),
    CompletionCase("tea-cli list > a", [Completion.files]),
    CompletionCase("tea-cli < a list bl", ["black"]),
  ]

  private static let options = [
    CompletionCase("tea-cli -", globals),
    CompletionCase("tea-cli --", globals.filter { $0.hasPrefix("--") }),
    CompletionCase("tea-cli list -", ["-n", "--limit"] + globals),
    CompletionCase("tea-cli config -", always),
    CompletionCase(
      "tea-cli serve a.txt --",
      ["--format", "--order"]
        + always.filter { $0.hasPrefix("--") && !["--format", "--json"].contains($0) }),
    CompletionCase("tea-cli nonsense --j", ["--json"]),
  ]

  private static let values = [
    CompletionCase("tea-cli --color ", ["auto", "always", "never"]),
    CompletionCase("tea-cli list --color=n", ["never"]),
    CompletionCase("tea-cli serve --format ", ["cup", "pot", "jug"]),
    CompletionCase("tea-cli list --format ", ["table", "tsv", "csv", "json", "ndjson"]),
    CompletionCase("tea-cli --format j", ["json"]),
    CompletionCase("tea-cli find --kind green,bl", ["green,black"]),
    CompletionCase("tea-cli find --kind=green|bl", ["green|black"]),
    CompletionCase("tea-cli serve --order ", [Completion.files]),
    CompletionCase("tea-cli serve --order=a", [Completion.files]),
  ]

  /// Fields and sort words.
  private static let chosenFields = [
    CompletionCase("tea-cli list --fields ", fields),
    CompletionCase("tea-cli list --fields name,min", ["name,minutes"]),
    CompletionCase("tea-cli list --sort -mi", ["-minutes"]),
    CompletionCase("tea-cli find --sort ", ["strength", "price"]),
  ]

  /// Lines as bash splits them at `=`, so that a completion replaces only the value.
  static let split = [
    CompletionCase("tea-cli list --color =", ["auto", "always", "never"]),
    CompletionCase("tea-cli list --color = n", ["auto", "always", "never"]),
    CompletionCase("tea-cli serve --order =", [Completion.files]),
    CompletionCase("tea-cli list --color = never ", kinds),
  ]

  /// Lines without completions, not even files.
  private static let nothing = [
    "tea-cli x", "tea-cli find ", "tea-cli list black ", "tea-cli list --limit ",
    "tea-cli --limit=", "tea-cli find --harvest 2", "tea-cli -- --", "tea-cli list -- --",
    "tea-cli list --zzz", "tea-cli config path --l", "tea-cli --json=", "tea-cli list/",
    "tea-cli zap t", "tea-cli steep a --fields ",
  ]
  .map { CompletionCase($0, []) }
}
