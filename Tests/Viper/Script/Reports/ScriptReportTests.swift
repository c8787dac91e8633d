import Foundation
import Testing
import ViperScript
import ViperText

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Machine-readable reports of scripts in any language.
@MainActor
struct ScriptReportTests {
  private static let bad =
    "set size 20x7\nopen chores\nexpect count 3\nexpect \"Sweap\"\nexpect count 9"

  private func played(_ name: String, _ source: String) async throws -> ScriptResult {
    await (try PlayedChores.script(source, name: name)).play()
  }

  private func results() async throws -> [ScriptResult] {
    let good = "open chores\nexpect count 3"
    var same = try await played("good", good)
    same.addTranscript(.passed)
    var other = try await played("other", good)
    other.addTranscript(.failed, report: "-a\n+b")
    var lost = try await played("lost", good)
    lost.addTranscript(.error, report: "It is gone.")
    let mistakes = try #require(throws: ScriptMistakes.self) {
      try PlayedChores.script("opn\nsweep <all>")
    }
    return [
      same, other, lost, try await played("bad", Self.bad),
      ScriptResult(name: "odd", mistakes), ScriptResult(name: "none", unreadable: "There is none."),
    ]
  }

  @Test func `Only a script that finishes and matches its transcript passes`() async throws {
    #expect(
      try await results().map(\.hasPassed) == [true, false, false, false, false, false])
  }

  @Test func `The JUnit report has a suite for each script`() async throws {
    let report = ScriptReport.junit(try await results()).replacing(
      #/ time="\d+\.\d{6}"/#, with: "")
    #expect(
      report == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="good" tests="2" failures="0" errors="0" skipped="0">
            <testcase classname="good" name="line 2: expect count 3" file="good" line="2"/>
            <testcase classname="good" name="transcript" file="good"/>
          </testsuite>
          <testsuite name="other" tests="2" failures="1" errors="0" skipped="0">
            <testcase classname="other" name="line 2: expect count 3" file="other" line="2"/>
            <testcase classname="other" name="transcript" file="other">
              <failure message="The transcript differs from the saved one.">-a&#10;+b</failure>
            </testcase>
          </testsuite>
          <testsuite name="lost" tests="2" failures="0" errors="1" skipped="0">
            <testcase classname="lost" name="line 2: expect count 3" file="lost" line="2"/>
            <testcase classname="lost" name="transcript" file="lost">
              <error message="It is gone.">It is gone.</error>
            </testcase>
          </testsuite>
          <testsuite name="bad" tests="3" failures="1" errors="0" skipped="1">
            <testcase classname="bad" name="line 3: expect count 3" file="bad" line="3"/>
            <testcase classname="bad" name="line 4: expect &quot;Sweap&quot;" file="bad" line="4">
              <failure message="Expected &quot;Sweap&quot; on the screen.">bad:4: Expected \
        &quot;Sweap&quot; on the screen.&#10;The screen was:&#10;  | Chores&#10;  |   Chore\
        &#10;-&gt;| &gt; Sweep&#10;  |   Water the plants&#10;  |   Iron&#10;  | Name:&#10;  | PIN:</failure>
            </testcase>
            <testcase classname="bad" name="line 5: expect count 9" file="bad" line="5"><skipped/>\
        </testcase>
          </testsuite>
          <testsuite name="odd" tests="2" failures="0" errors="2" skipped="0">
            <testcase classname="t" name="line 1: script" file="t" line="1">
              <error message="Unknown command 'opn'. Did you mean 'open'?">t:1:1: Unknown \
        command 'opn'. Did you mean 'open'?&#10;  opn&#10;  ^</error>
            </testcase>
            <testcase classname="t" name="line 2: script" file="t" line="2">
              <error message="Unknown command 'sweep'.">t:2:1: Unknown command 'sweep'.\
        &#10;  sweep &lt;all&gt;&#10;  ^</error>
            </testcase>
          </testsuite>
          <testsuite name="none" tests="1" failures="0" errors="1" skipped="0">
            <testcase classname="none" name="script" file="none">
              <error message="There is none.">There is none.</error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `The JSON of one script is its document, of several an array`() async throws {
    let results = try await results()
    #expect(
      ScriptReport.json([results[1]], isPretty: false) == #"""
        {"cases":[{"command":"expect count 3","file":"other","line":2,"verdict":"passed"},\#
        {"command":"transcript","file":"other","message":"-a\n+b","verdict":"failed"}],\#
        "passed":false,"script":"other"}

        """#)
    let several = ScriptReport.json(results, isPretty: false)
    #expect(several.hasPrefix(#"{"passed":false,"scripts":[{"cases":["#))
    #expect(several.hasSuffix(#""passed":false,"script":"none"}]}"# + "\n"))
    #expect(
      ScriptReport.json([results[0], results[0]], isPretty: false).hasPrefix(#"{"passed":true,"#))
    #expect(
      ScriptReport.json([results[0]], isPretty: true).hasPrefix("{\n  \"cases\": [\n    {\n"))
  }

  @Test(arguments: [
    "]]>", "<!--", "&amp;&#0;", "\u{1B}[31m", "\u{FFFE}\u{FFFF}", "映画🎬👨‍👩‍👧", "\u{202E}", "\t'",
    "é\u{2028}",
    "\u{85}\u{7F}", "<?xml?>", "%s\\\\n",
  ])
  func `Any script content gives valid XML and JSON`(_ text: String) async throws {
    let played = try await PlayedChores(
      "open chores\nexpect not \"\(text)\"\nexpect \"\(text)\"")
    let xml = ScriptReport.junit([played.result])
    let json = ScriptReport.json([played.result], isPretty: false)
    #expect(XMLParser(data: Data(xml.utf8)).parse())
    let document = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let cases = document?["cases"] as? [[String: Any]]
    #expect(
      cases?.map { $0["command"] as? String }
        == ["expect not \"\(text)\"", "expect \"\(text)\""])
    for report in [xml, json] {
      #expect(!report.unicodeScalars.contains { $0 != "\n" && TerminalSanitizer.isUnsafe($0) })
    }
  }

  @Test func `Without scripts, the reports are empty but valid`() {
    #expect(
      ScriptReport.junit([])
        == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites time=\"0.000000\">\n</testsuites>\n"
    )
    #expect(ScriptReport.json([], isPretty: false) == "{\"passed\":true,\"scripts\":[]}\n")
  }
}
