import Viper
import ViperText

/// A script report as an HTML page that needs no other files and no JavaScript.
struct ScriptPage {
  private var parts: [String] = []

  static func html(_ results: [ScriptResult]) -> String {
    var page = ScriptPage()
    let failed = results.filter { !$0.hasPassed }
    let title =
      results.count == 1
      ? "The script \(failed.isEmpty ? "passed" : "failed")"
      : failed.isEmpty
        ? "\(results.count) scripts passed" : "\(failed.count) of \(results.count) scripts failed"
    page.add(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <title>\(title)</title>
      <style>\(String(decoding: PackageResources.Report_css, as: UTF8.self))</style>
      </head>
      <body>
      <header><h1>\(title)</h1></header>
      <main>
      """)
    for result in failed { page.add(failureOf: result) }
    if results.count > 1 { page.add(listOf: results) }
    for (number, result) in results.enumerated() {
      page.add(result, number: number, isOpen: results.count == 1)
    }
    page.add("</main>\n</body>\n</html>\n")
    return page.parts.joined(separator: "\n")
  }

  private mutating func add(_ html: String) {
    parts.append(html)
  }

  /// Adds the list of scripts, with names relative to the scripts' common folder.
  private mutating func add(listOf results: [ScriptResult]) {
    let common = results.dropFirst().reduce(results[0].name[...]) { common, result in
      common.prefix(zip(common, result.name).prefix { $0 == $1 }.count)
    }
    let folder = common.lastIndex(of: "/").map { common[...$0].count } ?? 0
    add("<nav aria-label=\"Scripts\"><ol>")
    for (number, result) in results.enumerated() {
      let name = Markup.escaped(String(result.name.dropFirst(folder)))
      add("<li><a href=\"#s\(number + 1)\">\(name)</a> \(Self.verdict(result))</li>")
    }
    add("</ol></nav>")
  }

  private static func verdict(_ result: ScriptResult) -> String {
    let word = result.hasPassed ? "passed" : "failed"
    return "<span class=\"\(word)\">\(word)</span>"
  }

  // MARK: Failures

  private mutating func add(failureOf result: ScriptResult) {
    add("<section class=\"failure\">")
    if let failure = result.failure {
      add("<h2>\(Markup.escaped(failure.location.text))</h2>")
      add("<p><code>\(Markup.escaped(failure.command))</code></p>")
      add("<p class=\"failed\">\(Markup.escaped(failure.message))</p>")
      let lines = result.trace?.frames.last?.image.lines ?? failure.screen.map { StyledText($0) }
      if !lines.isEmpty { add(screen: lines) { $0 == failure.nearestLine ? "mark" : nil } }
    } else {
      add("<h2>\(Markup.escaped(result.name))</h2>")
      for item in result.cases where item.verdict != .passed {
        add("<p class=\"failed\">\(Markup.escaped(item.message))</p>")
        let lines = (item.report ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        add(screen: lines.map { StyledText(String($0)) }) { _ in nil }
      }
    }
    add("</section>")
  }

  // MARK: Scripts

  private mutating func add(_ result: ScriptResult, number: Int, isOpen: Bool) {
    add("<article id=\"s\(number + 1)\">")
    add("<h2>\(Markup.escaped(result.name)) \(Self.verdict(result))</h2>")
    defer { add("</article>") }
    guard let trace = result.trace else { return }
    if !trace.purpose.isEmpty { add("<p>\(Markup.escaped(trace.purpose))</p>") }
    let cases = result.cases
    let counts = [ScriptResult.Verdict.passed, .failed, .skipped].compactMap { verdict in
      let count = cases.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    add(
      "<details\(isOpen ? " open=\"\"" : "")><summary>\(trace.steps.count) commands; expectations: "
    )
    add(
      "\(counts.isEmpty ? "none" : counts.joined(separator: ", "))</summary>\n<ol class=\"steps\">")
    var frames = 0
    for step in trace.steps {
      add(step, of: trace, from: frames)
      frames = step.frames
    }
    for item in cases where item.verdict == .skipped {
      add("<li class=\"skipped\"><code>\(Markup.escaped(item.name))</code> not reached</li>")
    }
    add("</ol></details>")
  }

  /// Adds a command and each screen that it produced, with changed lines marked.
  private mutating func add(_ step: ScriptTrace.Step, of trace: ScriptTrace, from first: Int) {
    let location = step.location.file == trace.name ? "\(step.location.line)" : step.location.text
    add("<li><code>\(Markup.escaped("\(location)> \(step.command)"))</code>")
    if let problem = step.problem { add("<p class=\"failed\">\(Markup.escaped(problem))</p>") }
    if first < step.frames {
      let shown = trace.frames[step.frames - 1].image.lines
      let before = first > 0 ? trace.frames[first - 1].image.lines : shown
      add(screen: shown) { line in
        before.indices.contains(line) && before[line] == shown[line] ? nil : "ins"
      }
    }
    let facts =
      ["\(ScriptTrace.seconds(step.time)) s"] + step.counts.map { "\($0.name) \($0.count)" }
      + ["modules: \(step.modules.isEmpty ? "none" : step.modules.joined(separator: ", "))"]
      + (step.leftovers.isEmpty ? [] : ["leaked: \(step.leftovers.joined(separator: ", "))"])
    add("<p class=\"facts\">\(Markup.escaped(facts.joined(separator: " · ")))</p></li>")
  }

  /// Adds a screen, wrapping each line in an element if changed lines are to be marked.
  private mutating func add(screen lines: [StyledText], mark: (Int) -> String?) {
    let end = lines.lastIndex { !$0.spans.isEmpty } ?? -1
    let html = lines.prefix(end + 1).enumerated().map { index, line in
      let html = ScreenImage.html(line)
      return mark(index).map { "<\($0)>\(html)</\($0)>" } ?? html
    }
    add("<pre>\(html.joined(separator: "\n"))</pre>")
  }
}
