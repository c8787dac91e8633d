import Foundation
import Testing
import ViperTerminal

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperScript
@testable import ViperTestSupport

/// A session that visits all screens and is recorded.
@Suite(.places(2))
struct BrowseSessionTests {
  /// A session on a terminal of a given size.
  struct Trip: Sendable, CustomTestStringConvertible {
    let columns: Int
    let rows: Int
    /// The focused row after each page.
    let pages: [String]
    /// The lines of the last movie's title.
    let title: [String]
    let isModern: Bool

    var testDescription: String { "\(columns)x\(rows)" }
  }

  static let trips = [
    Trip(
      columns: 80, rows: 24, pages: ["53565", "17058", "42518"],
      title: ["Gulliver's Travels (1939)"],
      isModern: true),
    Trip(
      columns: 40, rows: 10, pages: ["234", "10513", "15856"],
      title: ["House on Haunted Hill (1959)"],
      isModern: false),
    Trip(
      columns: 24, rows: 6, pages: ["10331", "234"],
      title: ["The Cabinet of Dr.", "Caligari (1920)"], isModern: true),
    Trip(
      columns: 200, rows: 60, pages: ["20625", "900000001"], title: ["The Premiere Without a Day"],
      isModern: false),
  ]

  @Test(arguments: Effort.some(1, of: trips))
  func `Paging, a movie, a login, a favorite, and a search work in one session`(_ trip: Trip)
    async throws
  {
    let home = try Home()
    let file = home.path + "/trip.script"
    let run = try await Terminal.run(
      ["browse", "--record", file], columns: trip.columns, rows: trip.rows, home: home
    ) { terminal in
      let screen = WatchedScreen(
        terminal, columns: trip.columns, rows: trip.rows, isModern: trip.isModern)
      try Self.markFavorite(trip, on: screen)
      try Self.search(trip, on: screen)
      terminal.type("q")
    }
    #expect(run.status == 0)
    #expect(run.isRestored)
    for reading in WidthReading.allCases {
      let screen = run.screen(columns: trip.columns, rows: trip.rows, reading: reading)
      #expect(screen.modes == [7, 25])
      #expect(screen.pages.allSatisfy { $0.keyboardDepth == 0 })
      // The main screen is restored, with a note about the recording.
      let text = screen.text.joined().filter { $0 != " " }
      #expect(text.hasPrefix("/") && text.hasSuffix("stepsrecorded."), "\(text)")
    }
    try await checkRecording(file)
  }

  private static func markFavorite(_ trip: Trip, on screen: WatchedScreen) throws {
    try screen.wait(for: ["Popular movies"])
    try screen.showIDs()
    for id in trip.pages { try screen.type("\u{1B}[6~", untilFocusOn: id) }
    try screen.type("\r", until: trip.title)
    try screen.type(":log in", until: ["> Log in"])
    try screen.type("\r", until: ["> Username:"])
    try screen.type("user0", until: ["> Username: user0"])
    try screen.type("\t", until: ["> Password:"])
    try screen.type("wrongpw", until: ["> Password: •••••••"])
    try screen.type("\r", until: ["! The password is"])
    // The rejected text is selected.
    try screen.type("12345678", until: ["> Password: ••••••••"])
    try screen.type("\r", until: ["Welcome, "] + trip.title)
    try screen.type("f", until: ["u undoes"])
    try screen.type("\u{1B}", untilFocusOn: trip.pages.last ?? "")
  }

  private static func search(_ trip: Trip, on screen: WatchedScreen) throws {
    var term = ""
    try screen.type("/", until: ["Search:"])
    for letter in "nosf" {
      term.append(letter)
      try screen.type(String(letter), until: ["Search: " + term])
    }
    try screen.type("\u{1B}[B", untilFocusOn: "653")
    try screen.wait("the results") { $0.shows("Search: nosf") && !$0.isSearching }
    try screen.type("\r", untilLoaded: "Nosferatu (1922)")
  }

  /// Checks that a recording contains no secrets and can be played.
  private func checkRecording(_ file: String) async throws {
    #expect(try Home.mode(file) == 0o600)
    let script = try String(contentsOfFile: file, encoding: .utf8)
    for secret in ["wrongpw", "12345678", "•"] { #expect(!script.contains(secret)) }
    for line in [
      "activate favorite", "type username \"user0\"", "secret password $PASSWORD",
      "secret password $PASSWORD_2", "search \"nosf\"",
    ] {
      #expect(script.contains(line + "\n"), "The script lacks '\(line)'.")
    }
    let passwords = ["PASSWORD": "wrongpw", "PASSWORD_2": "12345678"]
    let run = try await Program.run(["play", file], environment: passwords)
    #expect(run.status == 0, "\(run.output)\(run.error)\n\(script)")
  }
}
