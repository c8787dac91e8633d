import Foundation
import Testing

@testable import CLI
@testable import MovieTestSupport
@testable import ViperTestSupport

/// Files are offered where they are wanted, and no help text becomes a part of a script.
@Suite(.places(2)) struct AwkwardTableTests {
  private let lines = AwkwardTable.cases.map(\.line)

  private func completed(_ shell: Shell) throws -> Completed {
    let completed = try Completed(shell, table: AwkwardTable.table)
    for name in ["a film.txt", "a*b.txt", "other.txt"] {
      _ = try completed.home.write("", to: name)
    }
    return completed
  }

  private func expectNothingObeyed(_ completed: Completed) {
    #expect(!FileManager.default.fileExists(atPath: completed.home.path + "/made"))
  }

  @Test(.needs(.bash), arguments: [Completed.BashStyle.modern, .old])
  func `bash completes it`(_ style: Completed.BashStyle) async throws {
    let completed = try completed(.bash)
    let answers = try await completed.bash(lines + [AwkwardTable.redirected.line], style: style)
    for row in AwkwardTable.cases + [AwkwardTable.redirected] {
      #expect(answers[row.line]?.sorted() == row.candidates.sorted(), "\(row.line)")
    }
    expectNothingObeyed(completed)
  }

  @Test(.needs(.zsh)) func `zsh completes it`() async throws {
    let completed = try completed(.zsh)
    let answers = try await completed.zsh(lines + [AwkwardTable.redirected.line], style: .found)
    for row in AwkwardTable.cases + [AwkwardTable.redirected] {
      #expect(answers[row.line]?.sorted() == row.candidates.sorted(), "\(row.line)")
    }
    expectNothingObeyed(completed)
  }

  @Test(.needs(.fish)) func `fish completes it`() async throws {
    let completed = try completed(.fish)
    let answers = try await completed.fish(lines)
    for row in AwkwardTable.cases {
      let isDescribed = row.candidates.contains { $0.hasPrefix("-") || $0.hasPrefix("p") }
      let expected = row.wholeWords.map { isDescribed ? "\($0)\t\(AwkwardTable.help)" : $0 }
      #expect(answers[row.line] == expected, "\(row.line)")
    }
    expectNothingObeyed(completed)
  }
}
