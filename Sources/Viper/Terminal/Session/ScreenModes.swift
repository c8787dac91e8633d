/// The sequences that set and reset the modes of a terminal for a session.
struct ScreenModes {
  let features: TerminalSession.Features
  var isSynchronized = false
  var hasExtendedKeys = false

  static let extendKeys = "\u{1B}[>1u"
  /// A query with a picture of one pixel, which is not shown.
  private static let kittyPicture = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"

  /// The sequences at the beginning: alternate screen, no line wrap, no cursor, bracketed paste.
  var enter: String {
    "\u{1B}[?1049h\u{1B}[?7l"
      + (features.contains(.visibleCursor) ? "" : "\u{1B}[?25l") + "\u{1B}[?2004h"
      + (features.contains(.mouse) ? "\u{1B}[?1000h\u{1B}[?1006h" : "")
      + (hasExtendedKeys ? Self.extendKeys : "") + "\u{1B}[0m\u{1B}[2J\u{1B}[H"
  }

  /// The sequences at the end.
  ///
  /// Each screen has its own stack of key modes, so these come before the change of the screen.
  var leave: String {
    (isSynchronized ? "\u{1B}[?2026l" : "") + (hasExtendedKeys ? "\u{1B}[<u" : "")
      + (features.contains(.mouse) ? "\u{1B}[?1006l\u{1B}[?1000l" : "")
      + "\u{1B}[0m\u{1B}[?2004l\u{1B}[?25h\u{1B}[?7h\u{1B}[?1049l"
  }

  /// The queries to the terminal, if any; every terminal replies in order, and replies to the last one.
  var queries: String {
    let queries =
      (features.contains(.synchronizedOutput) ? "\u{1B}[?2026$p" : "")
      + (features.contains(.extendedKeys) ? "\u{1B}[?u" : "")
      + (features.contains(.pictures) ? "\u{1B}[>q" : "")
      + (features.contains(.kittyPictures) ? Self.kittyPicture : "")
      + (features.contains(.pictures) ? "\u{1B}[16t" : "")
    return queries.isEmpty ? "" : queries + "\u{1B}[c"
  }
}
