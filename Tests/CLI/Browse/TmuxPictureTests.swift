import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Pictures in a real tmux, if it is installed.
@Suite(.places(1))
struct TmuxPictureTests {
  /// Opens and leaves a page, and prints the colored screen after each step.
  private static let script = #"""
    t() { tmux -S "$HOME/tmux" -f /dev/null "$@"; }
    until_shown() {
      n=0
      until t capture-pane -p | grep -q "$1"; do
        n=$((n + 1)); [ $n -lt 5000 ] || { echo "never: $1"; t kill-server; exit 1; }
      done
      t capture-pane -e -p; echo =====
    }
    t new-session -d -x "$COLUMNS" -y 24 "env COLORTERM=truecolor '$0' browse" || exit 1
    # The last line of a frame comes last.
    until_shown 'Enter open'
    t send-keys Enter
    until_shown '▀▀▀▀'
    t send-keys Escape
    until_shown 'v cards'
    t send-keys q
    t kill-server
    """#

  @Test(
    .needs(.tmux),
    arguments: [80, 60])
  func `Leaving a page erases its whole picture in tmux`(columns: Int) async throws {
    let run = try await Binary.shell(
      Self.script,
      environment: [
        "PATH": Tool.searchPath, "COLUMNS": "\(columns)",
        "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "SHELL": "/bin/sh",
      ])
    let screens = run.output.components(separatedBy: "=====\n")
    try #require(screens.count == 4, "\(run)")
    #expect(!screens[0].contains("▀"))
    #expect(screens[1].contains("▀") && screens[1].contains("48;2;"))
    #expect(!screens[2].contains("▀") && !screens[2].contains("48;"))
    let texts = screens.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") }
    #expect(texts[2] == texts[0])
  }
}
