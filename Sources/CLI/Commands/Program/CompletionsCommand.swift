import ViperLocalization

extension Commands {
  static let completions = CommandSpec(
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
    let shell: Shell = try line.choice(word) {
      line.localizer("There are no completions for '\(word)'; there are \($0).")
    }
    try context.console.write(shell.script)
  }
}
