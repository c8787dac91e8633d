import Foundation

@testable import CLI
@testable import MovieTestSupport
@testable import ViperTestSupport

extension Completed {
  /// How zsh gets to know the script.
  enum ZshStyle: CaseIterable, Sendable {
    /// From a folder of `fpath`, when it is first needed.
    case found
    /// By `source`, after `compinit`.
    case sourced
  }

  /// A zsh at a terminal of its own (`zsh/zpty`), whose line editor completes the lines one by one.
  func zsh(_ lines: [String], style: ZshStyle) async throws -> [String: [String]] {
    _ = try home.write(lines.joined(separator: "\n"), to: "lines")
    _ = try home.write(Self.editor, to: ".zshrc")
    let folder = home.path + (style == .found ? "/functions" : "/unused")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try FileManager.default.copyItem(atPath: script, toPath: folder + "/_movies-cli")
    let text = """
      zmodload zsh/zpty
      zpty shell zsh -d -i
      while zpty -r shell line; do :; done
      """
    let run = try await Shell.zsh.run(
      ["-f", try home.write(text, to: "calls")], in: home,
      environment: ["ZDOTDIR": home.path, "TERM": "dumb"])
    guard run.status == 0, run.error.isEmpty else { throw Trouble("zsh said: \(run.error)") }
    return Self.answers(try String(contentsOfFile: home.path + "/.answers", encoding: .utf8))
  }

  private static let editor = """
    cd $ZDOTDIR
    fpath=($PWD/functions $fpath)
    autoload -Uz compinit; compinit -u -D
    if [[ ! -d functions ]] source script
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
      for line in ${(f)"$(<lines)"}; do
        BUFFER=$line CURSOR=$#line
        zle capture
        print -rl -- "> $line" $found >> .answers
      done
      BUFFER=exit
      zle accept-line
    }
    zle -N zle-line-init
    """
}
