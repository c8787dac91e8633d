import Testing

@testable import ViperTerminal

struct TerminalLinksTests {
  private func areKnown(_ variables: [String: String]) -> Bool {
    TerminalLinks.areKnown(PictureEnvironment { variables[$0] })
  }

  @Test(arguments: [
    ["TERM": "xterm-kitty"], ["TERM": "xterm-ghostty"],
    ["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"],
    ["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"],
    ["TERM": "xterm-256color", "TERM_PROGRAM": "vscode"],
    ["TERM": "xterm-256color", "WT_SESSION": "1"],
    ["TERM": "xterm-256color", "KONSOLE_VERSION": "220400"], ["TERM": "foot"],
    ["TERM": "foot-extra"], ["TERM": "alacritty", "ALACRITTY_WINDOW_ID": "7"],
    ["TERM": "xterm-256color", "VTE_VERSION": "6800"],
  ])
  func `A terminal that is known to support links gets them`(_ variables: [String: String]) {
    #expect(areKnown(variables))
  }

  @Test(arguments: [
    [:], ["TERM": ""], ["TERM": "dumb"], ["TERM": "xterm"], ["TERM": "linux"],
    ["TERM": "dumb", "KITTY_WINDOW_ID": "1"], ["TERM": "alacritty"],
    ["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"],
    ["TERM": "tmux-256color", "TMUX": "/tmp/t,1,0", "KITTY_WINDOW_ID": "1"],
    ["TERM": "screen", "STY": "1.x", "VTE_VERSION": "6800"],
    ["TERM": "xterm-256color", "ZELLIJ": "0", "VTE_VERSION": "6800"],
    ["TERM": "xterm-256color", "VTE_VERSION": "5000"],
    ["TERM": "xterm-256color", "VTE_VERSION": "4803"],
    ["TERM": "xterm-256color", "VTE_VERSION": "new"],
    ["TERM": "xterm-256color", "KONSOLE_VERSION": "190800"],
  ])
  func `Other terminals get no links`(_ variables: [String: String]) {
    #expect(!areKnown(variables))
  }
}
