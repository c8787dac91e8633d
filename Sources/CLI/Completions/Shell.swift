/// The shells that can complete a line of this program.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// Returns the script that completes a table of commands.
  func script(for table: CompletionTable) -> String {
    switch self {
    case .bash: BashCompletion(table: table).script
    case .zsh: ZshCompletion(table: table).script
    case .fish: FishCompletion(table: table).script
    }
  }
}
