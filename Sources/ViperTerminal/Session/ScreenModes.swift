/// The modes of a terminal that a session switches on, as the bytes that switch them on and off.
struct ScreenModes {
  let features: TerminalSession.Features
  /// Whether the terminal can show a frame at once.
  var isSynchronized = false
  /// Whether the terminal tells keys apart that send the same bytes otherwise.
  var hasExtendedKeys = false

  static let extendKeys = "\u{1B}[>1u"
  /// Sends a picture of one pixel that is not shown, to hear whether that can be done.
  private static let kittyPicture = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"

  /// Takes the terminal over: another screen, no automatic line break, no cursor, marked pastes.
  var enter: String {
    "\u{1B}[?1049h\u{1B}[?7l"
      + (features.contains(.visibleCursor) ? "" : "\u{1B}[?25l") + "\u{1B}[?2004h"
      + (features.contains(.mouse) ? "\u{1B}[?1000h\u{1B}[?1006h" : "")
      + (hasExtendedKeys ? Self.extendKeys : "") + "\u{1B}[0m\u{1B}[2J\u{1B}[H"
  }

  /// Gives the terminal back.
  ///
  /// Each screen has a stack of its own for its keys, so they come before the change of the screen.
  var leave: String {
    (isSynchronized ? "\u{1B}[?2026l" : "") + (hasExtendedKeys ? "\u{1B}[<u" : "")
      + (features.contains(.mouse) ? "\u{1B}[?1006l\u{1B}[?1000l" : "")
      + "\u{1B}[0m\u{1B}[?2004l\u{1B}[?25h\u{1B}[?7h\u{1B}[?1049l"
  }

  /// The queries to the terminal; empty if there are none.
  ///
  /// Every terminal replies to the last query, and replies in the order of the queries.
  var questions: String {
    let questions =
      (features.contains(.synchronizedOutput) ? "\u{1B}[?2026$p" : "")
      + (features.contains(.extendedKeys) ? "\u{1B}[?u" : "")
      + (features.contains(.pictures) ? "\u{1B}[>q" : "")
      + (features.contains(.kittyPictures) ? Self.kittyPicture : "")
      + (features.contains(.pictures) ? "\u{1B}[16t" : "")
    return questions.isEmpty ? "" : questions + "\u{1B}[c"
  }
}
