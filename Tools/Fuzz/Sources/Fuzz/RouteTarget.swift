import Foundation
import MovieTMDB
import MovieTMDBEmbedded
import Viper

@testable import MoviesCLI
@testable import ViperScript

extension Target {
  /// A route, which is written, read again, opened, and opened by a script.
  static let routes = Target(
    name: "routes",
    words: ScreenEntry.all.map { "\($0.name) " } + [
      "234", "tt0010323", "910000011", "Dune (2021)", "(1927)", "drama", "1920..1929",
      "rating 7..", "under 90", "sort votes", "\"", "\\", "\u{202E}", "  ",
    ], maxBytes: 512, runs: 2_000
  ) { input in
    let text = String(decoding: input, as: UTF8.self)
    guard let route = Route(text) else { return }
    try require(Route("\(route)") == route, "\(route) is \(Route("\(route)") as Any)")
    let data = try JSONEncoder().encode(route)
    try require(try JSONDecoder().decode(Route.self, from: data) == route, "\(route) in JSON")
    if let line = route.scriptLine {
      do throws(ScriptMistakes) {
        _ = try Script(line, in: MovieScripts.language)
      } catch {
        throw Finding(description: "\(line): \(error.mistakes.map(\.text))")
      }
    }
    let transport = EmbeddedTransport(
      clock: WallClock(secondsSince1970: 1_767_225_600, on: ImmediateClock()))
    let gateways = Gateways(transport: transport, loginServices: [], sessions: MemorySessions())
    let router = MovieWindow(gateways, clock: ImmediateClock()).router
    await router.open(route)
    try Shown.check(router.window.scene, columns: 80, rows: 24)
    try require(router.window.scene != nil, "\(route) shows nothing")
    router.window.close()
  }
}
