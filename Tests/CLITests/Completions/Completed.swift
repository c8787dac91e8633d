import Foundation

@testable import CLI
@testable import MovieTestSupport
@testable import ViperTestSupport

/// What the real shells offer for lines, with the cursor at the end of each.
struct Completed {
  /// How bash is set up.
  enum BashStyle: CaseIterable, Sendable {
    /// From 4 on: a `=` is a word of its own.
    case modern
    /// 3.2: words are whole, but only what stands behind the `=` is replaced.
    case old
    /// Somebody took the `=` from `COMP_WORDBREAKS`.
    case whole
  }

  let home: Home
  let script: String

  init(_ shell: Shell, table: CompletionTable = Commands.completionTable) throws {
    home = try Home()
    script = try home.write(shell.script(for: table), to: "script")
  }

  func bash(_ lines: [String], style: BashStyle) async throws -> [String: [String]] {
    let breaks = style == .whole ? " \t\n\"'><;|&(:" : " \t\n\"'><=;|&(:"
    let calls = lines.map { line in
      let words = Self.words(of: line, splitsValues: style == .modern)
      return """
        COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " ")))
        COMP_CWORD=\(words.count - 1) COMP_LINE='\(line)' COMP_POINT=\(line.utf8.count)
        _movies_cli movies-cli '\(words.last ?? "")' x
        printf '> %s\\n' '\(line)'
        for candidate in ${COMPREPLY[@]+"${COMPREPLY[@]}"}; do printf '%s\\n' "$candidate"; done
        """
    }
    let text =
      "set -eu\n. '\(script)'\nCOMP_WORDBREAKS=$'\(breaks.shellEscaped)'\ncd '\(home.path)'\n"
    let run = try await Shell.bash.run(
      ["--norc", "--noprofile", try home.write(text + calls.joined(separator: "\n"), to: "calls")],
      in: home)
    return try answers(run)
  }

  func fish(_ lines: [String]) async throws -> [String: [String]] {
    let text = """
      source '\(script)'
      cd '\(home.path)'
      for line in $argv
          printf '> %s\\n' $line
          complete -C $line
      end
      """
    let run = try await Shell.fish.run([try home.write(text, to: "calls")] + lines, in: home)
    return try answers(run)
  }

  private func answers(_ run: Binary.Run) throws -> [String: [String]] {
    guard run.status == 0, run.error.isEmpty else {
      throw Trouble("\(run.status): \(run.error)")
    }
    return Self.answers(run.output)
  }

  static func answers(_ text: String) -> [String: [String]] {
    var answers: [String: [String]] = [:]
    var line = ""
    for entry in text.lineList {
      if entry.hasPrefix("> ") {
        line = String(entry.dropFirst(2))
        answers[line] = []
      } else {
        answers[line, default: []].append(entry)
      }
    }
    return answers
  }

  private static func words(of line: String, splitsValues: Bool) -> [String] {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard splitsValues else { return words }
    return words.flatMap { word -> [String] in
      guard let place = word.firstIndex(of: "=") else { return [word] }
      let value = String(word[word.index(after: place)...])
      return [String(word[..<place]), "="] + (value.isEmpty ? [] : [value])
    }
  }
}

extension String {
  /// As it stands between `$'` and `'`.
  fileprivate var shellEscaped: String {
    replacing("\\", with: "\\\\").replacing("'", with: "\\'").replacing("\n", with: "\\n")
      .replacing("\t", with: "\\t")
  }
}
