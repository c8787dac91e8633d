import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Screens and notes at a Spanish terminal.
@Suite(.places(2)) struct SpanishScreenTests {
  private static let spanish = ["LANG": "es_ES.UTF-8"]

  private static let screens = Transcript(
    "spanish-screens",
    [
      ["detail", "234"], ["detail", "3085"], ["list"], ["search", "no such film"],
      ["list", "--page", "9"], ["list", "favorites"], ["mark", "234", "--favorite"],
      ["mark", "234"], ["mark", "234", "--rate", "8.3"], ["mark", "234", "--rate=8", "--no-rate"],
      ["detail", "999999999"], ["detail", "tt9999999"],
    ]
    .map { words in
      var command = Transcript.Command(environment: spanish, columns: 80)
      command.arguments = words
      return command
    })

  @Test func `Spanish screens match their transcripts`() async throws {
    try await Self.screens.check()
  }

  /// Returns what a logged-in user sees.
  private func shown(_ words: [String], to person: Person) async throws -> String {
    let run = try await Terminal.run(words, environment: Self.spanish, home: person.home)
    #expect(run.status == 0)
    return run.output
  }

  @Test(arguments: [
    (["--favorite"], "The Cabinet of Dr. Caligari es ahora una de tus favoritas\n"),
    (["--rate", "8.5"], "Has puntuado The Cabinet of Dr. Caligari con 8,5\n"),
  ])
  func `A mark is confirmed at a terminal in Spanish`(_ options: [String], _ note: String)
    async throws
  {
    let person = try await Person(loggedInAs: "user0")
    #expect(try await shown(["mark", "234"] + options, to: person) == note)
  }

  @Test func `A page shows the user's marks in Spanish`() async throws {
    let person = try await Person(loggedInAs: "user0")
    try await person.mark("234", "--favorite", "--watchlist", "--rate", "8.5")
    let page = try await shown(["detail", "234", "--color", "never"], to: person)
    #expect(
      page.lineList.contains("favorita · en tu lista de pendientes · tuya 8,5"))
    try await person.mark("234", "--no-favorite", "--no-watchlist", "--no-rate")
    let plain = try await shown(["detail", "234", "--color", "never"], to: person)
    #expect(!plain.contains("favorita ·") && !plain.contains("tuya"))
  }
}
