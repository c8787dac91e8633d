@testable import CLI

/// A table with what this program has not: files, arguments that repeat, texts that a shell could obey.
enum AwkwardTable {
  static let help = #"It's "so" $(touch made) `touch made` \ %s: !x; *.txt {a,b} $HOME [1] #~ é"#

  static let table = CompletionTable(
    commands: [
      CommandSpec(
        name: "play", overview: help,
        arguments: [.init(name: "script", help: help, values: .files)],
        options: [
          OptionSpec(name: "--script", value: "file", help: help, values: .files),
          OptionSpec(name: "--only", value: "word", help: help, values: ["one"]),
        ]
      ),
      CommandSpec(
        name: "pick", overview: help,
        arguments: [
          .init(name: "first", help: help, values: ["one", "two"]),
          .init(name: "rest", help: help, repeats: true, values: ["three", "four"]),
        ]
      ),
    ],
    globals: [OptionSpec(name: "--plain", help: help)])

  /// fish takes the file's name for a word of the command.
  static let redirected = CompletionCase("movies-cli -- < a p", ["play", "pick"])

  static let cases = [
    CompletionCase("movies-cli p", ["play", "pick"]),
    CompletionCase("movies-cli play --", ["--script", "--only", "--plain"]),
    CompletionCase("movies-cli play --only=", ["one"]),
    CompletionCase("movies-cli play a", ["a film.txt", "a*b.txt"]),
    CompletionCase("movies-cli play --script a", ["a film.txt", "a*b.txt"]),
    CompletionCase("movies-cli play --script=a", ["a film.txt", "a*b.txt"]),
    CompletionCase("movies-cli play zzz", []),
    CompletionCase("movies-cli play a b", []),
    CompletionCase("movies-cli pick one > a", ["a film.txt", "a*b.txt"]),
    CompletionCase("movies-cli pick ", ["one", "two"]),
    CompletionCase("movies-cli pick one ", ["three", "four"]),
    CompletionCase("movies-cli pick one x y t", ["three"]),
  ]
}
