import Testing

@testable import CLI

/// The real shells offer what the table of commands holds, and nothing else.
@Suite(.timeLimit(.minutes(5))) struct CompletionTests {
  private let lines = CompletionCase.all.map(\.line)

  @Test(.enabled(if: Shell.hasBash), arguments: Completed.BashStyle.allCases)
  func `bash completes every line of the table`(_ style: Completed.BashStyle) async throws {
    let answers = try await Completed(.bash).bash(lines, style: style)
    for row in CompletionCase.all {
      let expected = style == .whole ? row.wholeWords : row.candidates
      #expect(answers[row.line] == expected, "\(row.line)")
    }
  }

  @Test(.enabled(if: Shell.hasZsh), arguments: Completed.ZshStyle.allCases)
  func `zsh completes every line of the table`(_ style: Completed.ZshStyle) async throws {
    let answers = try await Completed(.zsh).zsh(lines, style: style)
    for row in CompletionCase.all {
      // It puts them into an order of its own.
      #expect(answers[row.line]?.sorted() == row.candidates.sorted(), "\(row.line)")
    }
  }

  @Test(.enabled(if: Shell.hasFish))
  func `fish completes every line of the table, and says what each is for`() async throws {
    let answers = try await Completed(.fish).fish(lines)
    let options = Commands.specs.flatMap(\.options) + GlobalOptions.all
    var help = Dictionary(Commands.specs.map { ($0.name, $0.overview) }) { $1 }
    for option in options { for word in option.spellings { help[word] = option.help } }
    for row in CompletionCase.all {
      let expected = row.wholeWords.map { word in
        row.isDescribed ? "\(word)\t\(help[word] ?? "nothing")" : word
      }
      #expect(answers[row.line] == expected, "\(row.line)")
    }
  }
}
