import Foundation
import Testing
import ViperScript
import ViperText

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Traces of scripts as pages, pictures and animations.
@MainActor
struct ScriptTraceTests {
  private static let script = """
    # Chores & <more>.
    # In two lines.
    set size 40x10
    set color always
    set pace 800ms
    open chores
    screenshot "chores"
    next
    screenshot "chores"
    advance 2s
    expect count 3
    """

  private func trace(
    _ source: String, title: String = "Chores"
  ) async throws -> (result: ScriptResult, trace: ScriptTrace) {
    let played = try await PlayedChores(
      source, variables: ["PIN": "s3cr3t"], isTraced: true, title: title)
    return (played.result, try #require(played.result.trace))
  }

  private func isXML(_ text: String) -> Bool { XMLParser(data: Data(text.utf8)).parse() }

  @Test func `Tracing is optional and does not change the transcript`()
    async throws
  {
    let plain = try await PlayedChores(Self.script)
    #expect(plain.result.trace == nil)
    let traced = try await PlayedChores(Self.script, isTraced: true)
    #expect(traced.transcript == plain.transcript)
  }

  @Test func `A page has the script's description and each command's screen`()
    async throws
  {
    let (result, _) = try await trace(Self.script)
    let page = ScriptReport.html([result])
    #expect(isXML(page))
    #expect(page.contains("<title>The script passed</title>"))
    #expect(page.contains("<p>Chores &amp; &lt;more&gt;. In two lines.</p>"))
    #expect(page.contains("<summary>6 commands; expectations: \n1 passed</summary>"))
    #expect(page.contains("<code>6&gt; open chores</code>\n<pre><span class=\"b\">Chores</span>"))
    // The focus moved: only two lines have changed.
    let step = try #require(page.components(separatedBy: "8&gt; next").last)
    #expect(step.prefix { $0 != "·" }.components(separatedBy: "<ins>").count == 3)
    #expect(page.contains("2.000 s · requests 1 · birds 2 · modules: chores"))
    #expect(!page.contains("http") && !page.contains("<script") && !page.contains("src="))
  }

  @Test func `An animation shows the last screen of each time, and stores equal lines once`()
    async throws
  {
    let animation = try #require(try await trace(Self.script).trace.animation)
    #expect(isXML(animation))
    // One screen for the pace of 800 ms, without the screens while the chores load at the same
    // time, and the last one for that and for the script's two seconds.
    #expect(animation.contains("animation:play 3600ms step-end infinite"))
    #expect(animation.contains("0.000%{transform:translateX(-0px)}"))
    #expect(animation.contains("22.222%{transform:translateX(-360px)}"))
    #expect(animation.contains("prefers-reduced-motion"))
    let lines = animation.components(separatedBy: "<g id=").dropFirst().map {
      $0.prefix { $0 != ">" }
    }
    #expect(lines.count == Set(lines).count)
    // Each screen has nine lines, and moving the focus changes two of them.
    #expect(animation.components(separatedBy: "<use ").count - 1 == 18)
    #expect(lines.count == 11)
  }

  @Test func `An animation of hostile text is well-formed`() async throws {
    let script = "set size 40x10\nopen chores\nsearch \"<b>&\\\"]]>\u{202E}x\"\n"
    let animation = try #require(try await trace(script).trace.animation)
    #expect(isXML(animation) && !animation.contains("<b>"))
  }

  @Test func `A failure is at the top, with the closest line`() async throws {
    let (failed, _) = try await trace("set size 40x10\nopen chores\nexpect \"Sweap\"\nback")
    let (passed, _) = try await trace("open chores\nexpect \"Sweep\"")
    let page = ScriptReport.html([passed, failed])
    #expect(isXML(page))
    let title = "<h1>1 of 2 scripts failed</h1></header>"
    let failure = try #require(page.components(separatedBy: title).last)
    #expect(
      failure.dropFirst().hasPrefix(
        """
        <main>
        <section class="failure">
        <h2>t:3</h2>
        <p><code>expect "Sweap"</code></p>
        """.replacing("\"S", with: "&quot;S").replacing("p\"<", with: "p&quot;<")))
    #expect(failure.contains("<mark>&gt; Sweep</mark>"))
    #expect(failure.contains("<a href=\"#s2\">t</a> <span class=\"failed\">failed</span>"))
    #expect(failure.contains("1 failed"))
  }

  @Test func `Scripts that could not be played are on the page`() throws {
    let mistakes = try #require(throws: ScriptMistakes.self) { try PlayedChores.script("opn") }
    let page = ScriptReport.html([
      ScriptResult(name: "a/odd", mistakes),
      ScriptResult(name: "a/none", unreadable: "There is none."),
    ])
    #expect(isXML(page))
    #expect(page.contains("<h1>2 of 2 scripts failed</h1>"))
    #expect(page.contains("Unknown command 'opn'. Did you mean 'open'?</p>"))
    #expect(page.contains("<p class=\"failed\">There is none.</p>"))
    #expect(page.contains("<a href=\"#s2\">none</a>"))
    #expect(isXML(ScriptReport.html([])))
  }

  @Test func `A repeated name gets a number`() async throws {
    let trace = try await trace(Self.script).trace
    #expect(trace.screenshots.map(\.name) == ["chores", "chores-2"])
    for (name, svg) in trace.screenshots {
      #expect(isXML(svg))
      #expect(svg.contains("<title>\(name)</title>"))
      #expect(svg.contains("width=\"360\" height=\"204\""))
    }
    #expect(trace.screenshots[0].svg != trace.screenshots[1].svg)
    #expect(trace.screenshots[0].svg.contains("class=\"b\">Chores</text>"))
  }

  @Test func `A picture that is made of colored characters is drawn in rectangles`() {
    var screen = TerminalEmulator(columns: 10, rows: 2)
    let pixels =
      "\u{1B}[38;2;1;2;3;48;2;255;0;16m▀▀\u{1B}[0m\u{1B}[48;2;1;2;3m \u{1B}[0m\u{1B}[38;2;0;0;9m▀\u{1B}[0m"
    screen.write("a\(pixels)b".utf8)
    let svg = ScreenSVG.text(of: screen.image, title: "p", style: "")
    #expect(isXML(svg))
    let lines = svg.split(separator: "\n").filter { $0.contains("style=\"fill") }
    #expect(
      lines == [
        #"<rect x="20.4" y="12" width="25.2" height="9" style="fill:#010203"/>"#,
        #"<rect x="45.6" y="12" width="8.4" height="9" style="fill:#000009"/>"#,
        #"<rect x="20.4" y="21" width="16.8" height="9" style="fill:#ff0010"/>"#,
        #"<rect x="37.2" y="21" width="8.4" height="9" style="fill:#010203"/>"#,
      ])
    #expect(!svg.contains("▀"))
    #expect(svg.contains(#"<text x="12""#) && svg.contains(#"<text x="54""#))
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "]]>", "\"'&quot;", "\u{1B}[31m\u{7}\u{0}\u{9B}2J",
    "הבית האחרון", "雨の日の映写機", "👨‍👩‍👧🎬", "\u{202E}evil", "</pre></svg>", "\\\"\n\u{2028}",
    String(repeating: "long & ", count: 9_000),
  ])
  func `Screen contents are never markup`(_ text: String) async throws {
    let (result, trace) = try await trace("open chores\nscreenshot \"a\"", title: text)
    let page = ScriptReport.html([result])
    let svg = try #require(trace.screenshots.first?.svg)
    for text in [page, svg, try #require(trace.animation)] {
      #expect(isXML(text))
      #expect(!text.contains("<script>"))
      #expect(!text.unicodeScalars.contains { $0 != "\n" && TerminalSanitizer.isUnsafe($0) })
    }
  }

  @Test(arguments: ["window", "keys"])
  func `No output contains a secret`(_ driver: String) async throws {
    let (result, trace) = try await trace(
      """
      set driver \(driver)
      open chores
      secret pin $PIN
      screenshot "a"
      type name "s3cr3t"
      expect "nothing"
      """.replacing("type name \"s3cr3t\"\n", with: ""))
    let files = [
      ScriptReport.html([result]), try #require(trace.animation), trace.screenshots[0].svg,
    ]
    for file in files { #expect(!file.contains("s3cr3t") && file.contains("••••••")) }
  }

  @Test func `The same script writes the same bytes`() async throws {
    let first = try await trace(Self.script)
    let second = try await trace(Self.script)
    #expect(ScriptReport.html([first.result]) == ScriptReport.html([second.result]))
    #expect(first.trace.animation == second.trace.animation)
    #expect(first.trace.screenshots.map(\.svg) == second.trace.screenshots.map(\.svg))
  }
}
