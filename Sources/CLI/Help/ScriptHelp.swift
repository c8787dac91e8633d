import ViperCommandLine
import ViperScript

enum ScriptHelp {
  static let sections = [
    HelpSection(heading: "EXAMPLES", lines: Array(examples.joined(separator: [""]))),
    HelpSection(heading: "WRITING", rows: writing),
    HelpSection(heading: "PLAYING", rows: playing),
    HelpSection(
      heading: "COMMANDS", rows: MovieScripts.language.help.map { ($0.spelling, $0.text) }),
  ]

  /// Complete scripts, each of which can be played.
  static let examples = [
    [
      "# favorite.script: a favorite needs a log-in, and comes back with it.",
      "open detail 234",
      "activate favorite",
      "type username \"user0\"",
      "secret password $PASSWORD",
      "submit",
      "expect \"One of your favorites\"",
    ],
    [
      "# retry.script: the service fails once, then the list loads again.",
      "fail next timeout",
      "open list",
      "activate \"Retry\"",
      "expect count 20",
    ],
    [
      "# typing.script: letters come faster than the search begins.",
      "set clock manual",
      "open list",
      "start search \"n\"",
      "start search \"nosferatu\"",
      "advance 500ms",
      "settle",
      "expect row 1 \"Nosferatu\"",
    ],
  ]

  private static let writing = [
    ("#", "Begins a comment."),
    (
      "\"text\" 'text'",
      "A text. \\\" and \\' are quotes in it, \\\\ a backslash, \\n a line break."
    ),
    ("/pattern/", "A regular expression; ^ and $ match at the ends of lines, \\/ is a slash."),
    ("250ms 2s 5m", "Durations."),
    (
      "$NAME",
      "An environment variable, read only by 'secret': at least 3 characters, no control characters."
    ),
    ("row 1", "Rows are counted from 1, through all tables of the screen."),
  ]

  private static let playing = [
    ("settling", "A command ends when the screen has settled: there is nothing to sleep for."),
    ("time", "Time is virtual: waiting takes no time. 'set clock manual' stops it."),
    (
      "[Log in]",
      "An enabled button; (Log in) is a disabled one, and a check mark a selected one."
    ),
    (">", "The row that has the focus."),
    ("! text", "A failure, or what is wrong with a field."),
    ("••••", "A secret, in its field or where a screen repeats it."),
    (
      "(by keys)",
      "For scripts that begin with 'set driver keys', which press keys at a terminal."
    ),
    ("looking", "'play FILE --report page.html' shows each step, and a failure first."),
    ("driving", "'drive' takes these commands one by one, from another program."),
  ]
}
