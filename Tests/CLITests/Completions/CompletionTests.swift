import Testing

@testable import CLI
@testable import ViperTestSupport

/// The real shells offer what the table of commands holds, and nothing else.
@Suite(.places(2)) struct CompletionTests {
  private let lines = CompletionCase.all.map(\.line)

  @Test(.needs(.bash), arguments: Completed.BashStyle.allCases)
  func `bash completes every line of the table`(_ style: Completed.BashStyle) async throws {
    let answers = try await Completed(.bash).bash(lines, style: style)
    for row in CompletionCase.all {
      let expected = style == .whole ? row.wholeWords : row.candidates
      #expect(answers[row.line] == expected, "\(row.line)")
    }
  }

  @Test(.needs(.zsh), arguments: Completed.ZshStyle.allCases)
  func `zsh completes every line of the table`(_ style: Completed.ZshStyle) async throws {
    let answers = try await Completed(.zsh).zsh(lines, style: style)
    for row in CompletionCase.all {
      // It puts them into an order of its own.
      #expect(answers[row.line]?.sorted() == row.candidates.sorted(), "\(row.line)")
    }
  }

  @Test(.needs(.fish))
  func `fish completes every line of the table, and says what each is for`() async throws {
    let answers = try await Completed(.fish).fish(lines)
    for row in CompletionCase.all {
      let command = Commands.specs.first { row.line.contains(" \($0.name) ") }
      var help = Dictionary(Commands.specs.map { ($0.name, $0.overview) }) { $1 }
      // `play` has a `--format` of its own.
      for option in GlobalOptions.all + Commands.specs.flatMap(\.options) {
        let isOwn = command?.options.contains(option) == true
        for word in option.spellings where isOwn || help[word] == nil { help[word] = option.help }
      }
      let expected = row.wholeWords.map { word in
        row.isDescribed ? "\(word)\t\(help[word] ?? "nothing")" : word
      }
      // Where no word begins as the line's last one, fish offers words whose help has its letters.
      let begun = row.line.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
      #expect(answers[row.line]?.filter { $0.hasPrefix(begun) } == expected, "\(row.line)")
    }
  }
}
