import Testing

@testable import CLI

/// Every form of the language can be written, and each line is of one form alone.
@Suite struct ScriptFormsTests {
  /// Ways to write a piece, and what each says.
  private func samples(
    _ piece: ScriptForm.Piece
  ) -> [(word: String, value: ScriptArguments.Value)] {
    switch piece {
    case .literal(let word): [(word, .text(word))]
    case .choice(_, let words): words.map { ($0, .text($0)) }
    case .text: [("\"a # b\"", .text("a # b")), ("''", .text("")), (#"'\n'"#, .text("\n"))]
    case .pattern: [("/a.b/", .text("a.b"))]
    case .number(_, let range):
      [range.lowerBound, range.upperBound].map { (String($0), .number($0)) }
    // An id, where it has to be one.
    case .word: [("234", .text("234")), ("tt0010323", .text("tt0010323"))]
    case .duration: [("250ms", .duration(.milliseconds(250))), ("5m", .duration(.seconds(300)))]
    case .size: [("80x24", .size(80, 24)), ("1x1000", .size(1, 1000))]
    case .variable: [("$_A1", .text("_A1"))]
    case .times: [("x1", .number(1)), ("x1000000", .number(1_000_000))]
    }
  }

  /// Lines that are written in a form, each with what it should become.
  private func lines(_ form: ScriptForm) -> [(line: String, made: ScriptForm.Made)] {
    var lines: [(words: [String], values: [ScriptArguments.Value])] = [([], [])]
    for (place, piece) in form.pieces.enumerated() {
      let isLast = form.isLastOptional && place == form.pieces.count - 1
      let longer = lines.flatMap { line in
        samples(piece).map { (line.words + [$0.word], line.values + [$0.value]) }
      }
      lines = (isLast ? lines : []) + longer
    }
    return lines.map {
      ($0.words.joined(separator: " "), form.make(ScriptArguments(values: $0.values)))
    }
    .filter { if case .wrong = $0.1 { false } else { true } }
  }

  @Test(arguments: ScriptForms.all.indices)
  func `Every form can be written`(_ place: Int) throws {
    for (line, made) in lines(ScriptForms.all[place]) {
      for line in [line, "  \(line.replacing(" ", with: "  "))  # so"] {
        let parsed = try #require(try ScriptLineParser().parse(line[...]), "\(line)")
        // Blanks in a text were doubled as well.
        let said = "\(parsed)".replacing("  ", with: " ")
        #expect(said == "\(made)", "\(line)")
      }
    }
  }

  @Test func `No two forms are spelled alike`() {
    let spellings = ScriptForms.all.map(\.spelling)
    #expect(Set(spellings).count == spellings.count)
    #expect(spellings.count == 42)
  }

  @Test(arguments: [
    ("open list", "open(CLI.ScriptStep.Opening.list(Entities.MovieListKind.popular))"),
    ("select row 3", "person(Viper.UserAction.selectRow(2))"),
    ("fail next timeout", "fail(TMDBEmbedded.FailingTransport.Failure.timeout, times: 1)"),
    ("fail next 429 x3", "fail(TMDBEmbedded.FailingTransport.Failure.tooMany, times: 3)"),
    ("set color never", "color(false)"), ("set color always", "color(true)"),
    ("set size 100x30", "size(columns: 100, rows: 30)"),
    ("previous", "person(Viper.UserAction.moveFocus(-1))"),
    ("secret password $X", "secret(field: \"password\", variable: \"X\")"),
    ("expect not \"a\"", "expect(CLI.ScriptExpectation.text(\"a\", isThere: false))"),
    ("expect /a/", "expect(CLI.ScriptExpectation.pattern(\"a\", isThere: true))"),
    ("expect not /a/", "expect(CLI.ScriptExpectation.pattern(\"a\", isThere: false))"),
    ("expect row 2 \"a\"", "expect(CLI.ScriptExpectation.row(2, \"a\"))"),
    ("expect button \"a\" off", "expect(CLI.ScriptExpectation.button(\"a\", isOn: false))"),
    ("expect button \"a\" on", "expect(CLI.ScriptExpectation.button(\"a\", isOn: true))"),
    ("expect leaks 0", "expect(CLI.ScriptExpectation.leaks(0))"),
    ("expect depth 2", "expect(CLI.ScriptExpectation.depth(2))"),
  ])
  func `A line becomes what it says`(_ line: String, _ act: String) throws {
    let parsed = try #require(try ScriptLineParser().parse(line[...]))
    #expect("\(parsed)" == "act(CLI.ScriptStep.Act.\(act))")
  }

  @Test(arguments: [
    ("include \"a b\"", "include(\"a b\")"), ("repeat 7", "begin(7)"), ("end", "end"),
  ])
  func `A block's line becomes its beginning or its end`(_ line: String, _ made: String) throws {
    #expect("\(try #require(try ScriptLineParser().parse(line[...])))" == made)
  }

  @Test(arguments: ["", "   ", "\t", "# so", "  # so"])
  func `A line without a command becomes nothing`(_ line: String) throws {
    #expect(try ScriptLineParser().parse(line[...]) == nil)
  }
}
