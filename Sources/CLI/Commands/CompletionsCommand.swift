import ViperTerminal
import Wording

extension Commands {
  static let completions = Command(
    name: "completions", overview: "Print a script that completes lines in a shell.",
    arguments: [
      .init(
        name: "shell", help: "bash, zsh or fish; zsh looks into the folders of its fpath.",
        isRequired: true, values: .cases(of: Shell.self))
    ],
    globals: GlobalOptions.always,
    examples: [
      "completions bash \\\n    > ~/.local/share/bash-completion/completions/movies-cli",
      "completions zsh > ~/.zfunc/_movies-cli",
      "completions fish > ~/.config/fish/completions/movies-cli.fish",
    ], readsSettings: false
  ) { (line, context) throws(CommandFailure) in
    let word = line.arguments[0]
    guard let shell = Shell(rawValue: word) else {
      let localizer = line.localizer
      let names = Shell.allCases.map(\.rawValue)
      throw line.usage(
        localizer(
          "There are no completions for '\(word)'; there are \(names.joined(separator: ", ")).")
          + Suggestion.sentence(for: word, among: names, in: localizer))
    }
    try context.console.write(shell.script)
  }
}
