import Testing

@testable import ViperCommandLine
@testable import ViperTestSupport

/// Text in man pages is literal.
struct RoffTests {
  @Test(arguments: [
    ("--page", "\\-\\-page"), ("a\\b", "a\\(rsb"), ("'list'", "\\(aqlist\\(aq"),
    ("say \"x\"", "say \\(dqx\\(dq"), ("~/a", "\\(ti/a"), ("^a`b", "\\(haa\\(gab"),
    ("\\fB", "\\(rsfB"), ("Asking…", "Asking..."), ("•", "\\[u2022]"), ("🎬", "\\[u1F3AC]"),
    ("a.b", "a.b"),
    ("a\u{A0}b", "a\\~b"),
  ])
  func `Special characters are escaped`(_ text: String, _ escaped: String) {
    #expect(Roff.escaped(text) == escaped)
  }

  @Test(arguments: [
    ("--page <N>", "\\fB\\-\\-page\\fR \\fIN\\fR"),
    ("-h, --help", "\\fB\\-h\\fR, \\fB\\-\\-help\\fR"),
    ("[<kind>]", "[\\fIkind\\fR]"), ("<id>...", "\\fIid\\fR..."),
    ("[--a|--b <c d>]", "[\\fB\\-\\-a\\fR|\\fB\\-\\-b\\fR \\fIc d\\fR]"), ("", ""),
  ])
  func `An option is bold, and its placeholders are italic`(_ text: String, _ roff: String) {
    #expect(Roff.spelling(text) == roff)
  }

  @Test func `A line of text is never a roff request`() {
    var roff = Roff()
    roff.code([".SH x", "'br", ""])
    roff.line(Roff.escaped("...and so on"))
    #expect(
      roff.source == ".RS 4\n.EX\n\\&.SH x\n\\(aqbr\n\n.EE\n.RE\n\\&...and so on\n")
  }

  @Test func `A macro argument with spaces or without text is quoted`() {
    var roff = Roff()
    roff.request("TH", "A", "1", "", "b c")
    #expect(roff.source == ".TH A 1 \"\" \"b c\"\n")
  }
}
