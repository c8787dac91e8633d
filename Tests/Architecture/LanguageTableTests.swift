import Foundation
import ListOfMovies
import MovieDetail
import MovieEntities
import MoviePresentation
import Testing
import ViperLocalization
import ViperTerminal
import ViperTesting

@testable import MoviesCLI
@testable import ViperCommandLine

struct LanguageTableTests {
  /// The languages that have a table: all but English, which is in the sources.
  static let languages = Language.allCases.filter { $0 != .english }

  /// The code that would show a text without localizing it.
  private static func plain(_ code: String) -> [String] {
    let plain =
      /[^A-Za-z](usage|note|tell|prompt|validationError)\(\s*"(?!debug: |")|[^A-Za-z](message|advice):\s*"/
    return code.matches(of: plain).map { String($0.0) }
  }

  private static func texts(of language: Language) throws -> [String: String] {
    try #require(language.table, "\(language) has no table that can be read").texts
  }

  private static func file(of language: Language) throws -> Data {
    try Data(
      contentsOf: SourceFile.root.appending(
        path: "Sources/Presentation/Languages/Tables/\(language.rawValue).json"))
  }

  private static let localized = LocalizedTexts(in: "Sources")

  /// All texts, including those in tables.
  private static let texts = {
    var texts = localized
    texts.keys.formUnion(inTables())
    return texts
  }()

  // Statuses that TMDB sends in English only.
  private static let statuses = [
    "Rumored", "Planned", "In Production", "Post Production", "Released", "Canceled",
  ]
  private static let departments = [
    "Acting", "Art", "Camera", "Costume & Make-Up", "Crew", "Directing", "Editing", "Lighting",
    "Production", "Sound", "Visual Effects", "Writing",
  ]

  /// The texts that are defined in tables and translated when printed.
  private static func inTables() -> Set<String> {
    var phrases: [String] = []
    for command in ProgramSpec.movies.allCommands {
      phrases += [command.overview, command.note]
      for argument in command.arguments { phrases += [argument.help, argument.defaultValue ?? ""] }
    }
    for option in Commands.all.flatMap(\.allOptions) + GlobalOptions.all {
      phrases += [option.help, option.defaultValue ?? ""]
    }
    var texts = Set(phrases.filter { $0.contains(" ") })
    // The rows of the options end with their values, which have texts of their own.
    for topic in HelpTopic.all {
      texts.insert(topic.overview)
      for section in topic.sections(.english) {
        texts.insert(section.heading)
        if topic.name != "options" { texts.formUnion(section.rows.map { $0.1 }) }
      }
    }
    for command in HostCommand.allCases {
      texts.insert(HostTexts.english(command))
      for key in command.keys.split(separator: " ") where key.count > 1 {
        if !["Esc", "Tab", "1-9"].contains(key), !key.hasPrefix("Ctrl-") { texts.insert("\(key)") }
      }
    }
    texts.insert("Left/Right")
    texts.formUnion(HostCommand.Group.allCases.map { HostTexts.english($0) })
    let help = ProgramHelp.movies
    texts.formUnion([help.summary, help.introduction, help.hint])
    texts.formUnion(help.groups.map { $0.heading })
    texts.formUnion(MovieOrder.Value.allCases.map { $0.rawValue })
    texts.formUnion(Genre.all.map { $0.name })
    for words in [Localizer.months, Localizer.weekdays, statuses, departments] {
      texts.formUnion(words)
    }
    let headings = DiaryFields.table.fields.map { $0.heading }
    let personHeadings = FoundPersonFields.table.fields.map { $0.heading }
    let identifyHeadings = IdentifyFields.table(\.rawValue).fields.map { $0.heading }
    texts.formUnion(
      (headings + personHeadings + identifyHeadings).filter { $0.contains(where: \.isLetter) })
    return texts
  }

  /// A number and a plural noun: `{0} days`, but not `{0} matches`.
  private static var counted: Regex<Substring> {
    /\{\d\} (?!(?:belongs|contains|differs|does|has|is|matches|needs|requires)\b)[a-z]+s\b/
  }

  /// The singular and plural of each text: `{0} day` and `{0} days`, `1 vote` and `{0} votes`.
  private static func plurals(in texts: some Sequence<String>) -> [(one: String, many: String)] {
    let texts = Set(texts)
    return texts.filter { $0.contains(counted) }.compactMap { many in
      let one = many.replacing(counted) { String(many[$0.range].dropLast()) }
      let candidates = [
        one, many.replacing(counted) { "1" + many[$0.range].dropFirst(3).dropLast() },
      ]
      return candidates.first { texts.contains($0) }.map { ($0, many) }
    }
  }

  @Test func `Every localized text is a single literal`() {
    #expect(Self.localized.problems == [])
  }

  // The embedded service uses TMDB's wording. Scripts, their mistakes, diagnostics and other output
  // for developers are the same in every locale.
  @Test(
    arguments: try SourceFile.all().filter { file in
      ![
        "MovieTMDBEmbedded", "Viper", "ViperScript", "ViperTemplate", "ViperTesting",
      ].contains(file.target)
    })
  func `No text is shown without being localized`(file: SourceFile) {
    #expect(Self.plain(file.uncommented) == [])
  }

  @Test(arguments: try SourceFile.all().filter { $0.name.hasSuffix("Router.swift") })
  func `Routers contain no texts`(file: SourceFile) {
    #expect(LocalizedTexts(of: file.text).keys == [])
  }

  @Test func `Every language has a table, and every table a language`() throws {
    let folder = SourceFile.root.appending(path: "Sources/Presentation/Languages/Tables").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".json") }
    #expect(Set(files) == Set(Self.languages.map { "\($0.rawValue).json" }))
    #expect(Language.english.table == nil)
  }

  @Test(arguments: languages)
  func `A table is loaded for its language`(language: Language) throws {
    let kept = try #require(WordTable(try Self.file(of: language)))
    #expect(language.table == kept)
  }

  @Test(arguments: languages)
  func `A table contains only number formats and texts`(language: Language)
    throws
  {
    let file = try JSONSerialization.jsonObject(with: Self.file(of: language)) as? [String: Any]
    #expect(file?.keys.sorted() == ["decimal", "group", "least_grouped", "texts"])
  }

  @Test(arguments: languages)
  func `Every localized text is in every table`(language: Language) throws {
    #expect(Self.texts.missing(from: try Self.texts(of: language)) == [])
  }

  @Test(arguments: languages)
  func `Every table entry is used`(language: Language) throws {
    #expect(Self.texts.unused(in: try Self.texts(of: language)) == [])
  }

  @Test(arguments: languages)
  func `A translation has the same placeholders as the English and is not empty`(language: Language)
    throws
  {
    for (english, text) in try Self.texts(of: language) {
      let placeholders = [english, text].map { text in
        text.matches(of: /\{(\d+)\}/).map { String($0.1) }.sorted()
      }
      #expect(Set(placeholders[0]) == Set(placeholders[1]), "\(english)")
      #expect(text.contains { !$0.isWhitespace }, "\(english)")
      #expect(text.first != " " && text.last != " " || english.first == " ", "\(english)")
    }
  }

  @Test(arguments: languages)
  func `Singular and plural have different translations`(language: Language) throws {
    let texts = try Self.texts(of: language)
    let pairs = Self.plurals(in: texts.keys)
    #expect(!pairs.isEmpty)
    for (one, many) in pairs {
      #expect(texts[one] != texts[many]?.replacing("{0}", with: "1"), "\(one)")
      #expect(texts[one] != texts[many], "\(one)")
    }
  }

  @Test func `Every plural text has a singular`() {
    let said = Self.localized.keys
    let counted = said.filter { $0.contains(Self.counted) }
    let pairs = Self.plurals(in: said)
    // These are never 1, or read well with 1: if one character is enough, an empty field has its
    // own message.
    let neverOne = [
      "The password must have at least {0} characters.",
      "The username must have at least {0} characters.",
      "The password is longer than {0} bytes.", "Cards need {0} columns.", "{0} ({1} times)",
      "seen {0} times", "seen {0} times, last on {1}",
      "{0} of {1} scripts failed.",
      "The built-in catalog has {0} movies. Set TMDB_ACCESS_TOKEN to use TMDB.",
      "Standard input is larger than {0} bytes.",
      "Movies seen: {0} this year, {1} this month",
      "The script shows {0} screens. An animation can have at most {1}.",
      "Note: showing only {0} movies: TMDB returns at most {1} pages of a list.",
    ]
    // The singular differs in other words, too.
    let reworded = [
      "The recording contains {0} entries of your diary.", "{0} lists were not imported.",
      "{0} marks are on this computer. Send them to your account with '{1}'.",
    ]
    #expect(Set(counted) == Set(pairs.map(\.many) + neverOne + reworded))
  }

  @Test(arguments: languages)
  func `No translation contains an English word`(language: Language) throws {
    // None of them is also a word in a similar language. Command names contain none of them.
    let words: Set<Substring> = [
      "the", "and", "not", "with", "without", "cannot", "from", "were", "this", "that", "there",
      "which", "your", "you",
    ]
    let mixed = try Self.texts(of: language).values.filter { text in
      let text = text.replacing(/--[a-z-]+/, with: "")
      return !words.isDisjoint(with: text.lowercased().split { !$0.isLetter })
    }
    #expect(mixed.sorted() == [])
  }

  @Test(arguments: languages)
  func `Numbers in translations use the language's decimal separator`(language: Language) throws {
    let mark = try #require(language.table).decimal
    let foreign = try Self.texts(of: language).values.filter { text in
      text.matches(of: /\d([.,])\d/).contains { $0.1 != mark }
    }
    #expect(foreign.sorted() == [])
  }

  @Test(arguments: languages)
  func `A table has one entry per line, sorted`(language: Language) throws {
    let texts = try Self.texts(of: language)
    let lines = String(decoding: try Self.file(of: language), as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("    \"") }
      .map { String($0.split(separator: "\": \"", maxSplits: 1)[0]) }
    #expect(lines.count == texts.count)
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }
}
