import Testing

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperScript
@testable import ViperTestSupport

/// Every form of the language can be written, and each line matches only one form.
@Suite(.places(1)) struct ScriptFormsTests {
  private static let forms = MovieScripts.language.forms
  private let parser = ScriptLineParser(language: MovieScripts.language)
  private let location = ScriptLocation(file: "s", line: 1)

  /// The kind of command that a form's lines parse to, by the form's first word.
  private static func kind(of form: MovieForm) -> String {
    switch form.words[0] {
    case "set":
      ["size", "color", "theme", "view", "transcript", "clock", "driver", "pictures", "pace"]
        .contains(
          form.words[1])
        ? "playing" : "setting"
    case "include", "repeat", "end": form.words[0]
    case "expect": "expectation"
    case "advance", "settle", "resize", "screenshot", "show": "other"
    default: "action"
    }
  }

  private func kind(of line: MovieLine?) -> String {
    switch line {
    case nil: "none"
    case .setting: "setting"
    case .playing: "playing"
    case .instruction(let instruction): "\(instruction.kind)"
    case .include: "include"
    case .begin: "repeat"
    case .end: "end"
    }
  }

  /// Blank searches and people with an IMDb ID are rejected, which other tests cover.
  private func samples(_ form: MovieForm) -> [String] {
    switch form.words {
    case ["open", "search"]: ["open search \"a # b\""]
    case ["open", "discover"]: ["open discover", "open discover \"drama 1927\""]
    case ["go", "to"]: ["go to \"popular\"", "go to 'discover'"]
    case ["open", "person"]: ["open person 1"]
    case ["press"] where form.slots[1].words.isEmpty: ["press \"#\"", "press '\"' x3"]
    case ["screenshot"]: ["screenshot \"list-1\""]
    default: form.samples
    }
  }

  @Test(arguments: forms.indices)
  func `Every form has a valid example`(_ index: Int) throws {
    let form = Self.forms[index]
    let samples = samples(form)
    #expect(!samples.isEmpty)
    for sample in samples {
      // Spaces in a text are doubled too.
      for line in [sample, "  \(sample.replacing(" ", with: "  "))  # so"] {
        let made = try parser.parse(line[...], at: location)
        #expect(kind(of: made) == Self.kind(of: form), "\(line)")
        #expect(try Self.forms.indices.filter { try Self.forms[$0].takes(line) } == [index])
      }
    }
  }

  @Test func `All forms have different spellings`() {
    let spellings = Self.forms.map(\.spelling)
    #expect(Set(spellings).count == spellings.count)
  }
}
