import Foundation
import Testing

@testable import ViperCommandLine
@testable import ViperTestSupport
@testable import tea_cli

/// Shells show the program's candidates and don't execute them.
@Suite(.places(2)) struct ShellCompletionTests {
  /// How bash treats a `=`.
  enum BashStyle: CaseIterable, Sendable {
    /// Since 4.0: as a separate word.
    case modern
    /// 3.2: words are whole, but only the part after the `=` is replaced.
    case old
    /// The user removed `=` from `COMP_WORDBREAKS`.
    case whole
  }

  /// Lines with the cursor at the end, and the candidates that shells show.
  private static let cases = [
    CompletionCase("tea-cli lis", ["list"]),
    CompletionCase("tea-cli list --lim", ["--limit"]),
    CompletionCase("tea-cli list --color ne", ["never"]),
    CompletionCase("tea-cli list --color=ne", ["never"]),
    CompletionCase("tea-cli list --fields name,min", ["name,minutes"]),
    CompletionCase("tea-cli serve a", ["a tea.txt", "a*b.txt"]),
    CompletionCase("tea-cli serve --order a", ["a tea.txt", "a*b.txt"]),
    CompletionCase("tea-cli serve --order=a", ["a tea.txt", "a*b.txt"]),
    CompletionCase("tea-cli steep 2", []),
  ]

  @Test(.needs(.bash), arguments: BashStyle.allCases)
  func `bash completes lines`(_ style: BashStyle) async throws {
    let breaks = style == .whole ? " \\t\\n\"><;|&(:" : " \\t\\n\"><=;|&(:"
    let redirected = CompletionCase("tea-cli list > a", ["a tea.txt", "a*b.txt"])
    let calls = (Self.cases + [redirected]).map { row in
      let words = words(of: row.line, splitsValues: style == .modern)
      return """
        COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " ")))
        COMP_CWORD=\(words.count - 1)
        _tea_cli
        printf '> %s\\n' '\(row.line)'
        for candidate in ${COMPREPLY[@]+"${COMPREPLY[@]}"}; do printf '%s\\n' "$candidate"; done
        """
    }
    let text = "set -eu\n. ./script\nCOMP_WORDBREAKS=$'\(breaks)'\n"
    let answers = try await answers(.bash) { home in
      ["--norc", "--noprofile", try home.write(text + calls.joined(separator: "\n"), to: ".calls")]
    }
    for row in Self.cases + [redirected] {
      let expected = style == .whole ? row.wholeWords : row.candidates
      #expect(answers[row.line]?.sorted() == expected.sorted(), "\(row.line)")
    }
  }

  @Test(.needs(.fish)) func `fish completes lines and describes each candidate`()
    async throws
  {
    let text = """
      source script
      for line in $argv
          printf '> %s\\n' $line
          complete -C $line
      end
      """
    let answers = try await answers(.fish) { home in
      [try home.write(text, to: ".calls")] + Self.cases.map(\.line)
    }
    for row in Self.cases {
      let words = answers[row.line]?.map { String($0.prefix { $0 != "\t" }) } ?? []
      // If no candidate starts with the word, fish shows those that contain its letters.
      #expect(words.filter { $0.hasPrefix(row.current) } == row.wholeWords, "\(row.line)")
    }
    #expect(answers["tea-cli lis"]?.first == "list\tList the teas.")
  }

  /// zsh with a pseudo-terminal (`zsh/zpty`), whose line editor completes the lines one by one.
  @Test(.needs(.zsh), arguments: [true, false])
  func `zsh completes lines, found in fpath or sourced`(isFound: Bool) async throws {
    let text = """
      zmodload zsh/zpty
      zpty shell zsh -d -i
      while zpty -r shell line; do :; done
      print -r -- "$(<.answers)"
      """
    let answers = try await answers(.zsh) { home in
      _ = try home.write(Self.cases.map(\.line).joined(separator: "\n"), to: ".lines")
      _ = try home.write(Self.editor, to: ".zshrc")
      if isFound {
        try FileManager.default.moveItem(
          atPath: home.path + "/script", toPath: home.path + "/_tea-cli")
      }
      return ["-f", try home.write(text, to: ".calls")]
    }
    for row in Self.cases {
      // It sorts them in its own order.
      #expect(answers[row.line]?.sorted() == row.candidates.sorted(), "\(row.line)")
    }
  }

  private static let editor = """
    cd $ZDOTDIR
    fpath=($PWD $fpath)
    autoload -Uz compinit; compinit -u -D
    if [[ -e script ]] source script
    typeset -ga found
    compadd() {
      local -a some
      # Some calls only fill arrays: nothing is offered by them.
      if [[ -n ${(M)@[1,(i)-]:#-[OAD]*} ]]; then builtin compadd "$@"; return; fi
      builtin compadd -O some "$@"
      found+=(${(Q)some})
      builtin compadd "$@"
    }
    capture() {
      found=()
      _main_complete
      compstate[insert]='' compstate[list]=''
    }
    zle -C capture complete-word capture
    zle-line-init() {
      for line in ${(f)"$(<.lines)"}; do
        BUFFER=$line CURSOR=$#line
        zle capture
        print -rl -- "> $line" $found >> .answers
      done
      BUFFER=exit
      zle accept-line
    }
    zle -N zle-line-init
    """

  /// Runs a shell in a home with the script and some files.
  ///
  /// - Parameters:
  ///   - shell: The shell. If it is missing, the test is skipped with its name.
  ///   - arguments: Prepares the home and returns the shell's arguments.
  /// - Returns: The candidates for each line.
  /// - Throws: An error from preparing the home or starting the shell.
  private func answers(
    _ shell: Shell, _ arguments: (TeaHome) throws -> [String]
  ) async throws -> [String: [String]] {
    let home = try TeaHome()
    _ = try home.write(shell.script(for: "tea-cli"), to: "script")
    for name in ["a tea.txt", "a*b.txt", "other.txt"] { _ = try home.write("", to: name) }
    // Without a locale, fish finds no program in a folder whose name has an accent.
    let folder = home.path + "/.bin"
    try FileManager.default.createSymbolicLink(
      atPath: folder,
      withDestinationPath: URL(filePath: TeaHome.program).deletingLastPathComponent().path)
    let run = try await ChildProgram.run(
      "/bin/sh", ["-c", "cd \"$HOME\" && exec \"$@\"", "sh", shell.rawValue] + arguments(home),
      environment: home.environment([
        "PATH": "\(folder):\(Tool.searchPath)", "ZDOTDIR": home.path, "TERM": "dumb",
      ]))
    #expect(run.status == 0 && run.error.isEmpty, "\(run)")
    var answers: [String: [String]] = [:]
    var line = ""
    for entry in run.output.lineList {
      if entry.hasPrefix("> ") {
        line = String(entry.dropFirst(2))
        answers[line] = []
      } else {
        answers[line, default: []].append(entry)
      }
    }
    return answers
  }

  private func words(of line: String, splitsValues: Bool) -> [String] {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard splitsValues else { return words }
    return words.flatMap { word -> [String] in
      guard let equals = word.firstIndex(of: "=") else { return [word] }
      let value = String(word[word.index(after: equals)...])
      return [String(word[..<equals]), "="] + (value.isEmpty ? [] : [value])
    }
  }
}

extension TeaHome {
  /// Writes a file, and returns its path.
  fileprivate func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }
}
