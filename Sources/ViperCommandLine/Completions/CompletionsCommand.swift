import ViperLocalization

extension Command {
  /// Returns the command `completions`, which prints a script for a shell.
  package static func completions(
    of program: ProgramIdentity, globals: [OptionSpec]
  ) -> Command {
    Command(
      CommandSpec(
        name: "completions", overview: "Print a script that completes lines in a shell.",
        arguments: [
          .init(
            name: "shell", help: "bash, zsh or fish; zsh looks into the folders of its fpath.",
            isRequired: true, values: .list(Shell.allCases.map(\.rawValue)))
        ],
        globals: globals,
        examples: [
          "completions bash \\\n    > ~/.local/share/bash-completion/completions/\(program.name)",
          "completions zsh > ~/.zfunc/_\(program.name)",
          "completions fish > ~/.config/fish/completions/\(program.name).fish",
        ], readsSettings: false)
    ) { (line, context) throws(CommandFailure) in
      let word = line.arguments[0]
      let shell: Shell = try line.choice(word) {
        line.localizer("There are no completions for '\(word)'; there are \($0).")
      }
      try context.console.write(shell.script(for: program.name))
    }
  }
}
