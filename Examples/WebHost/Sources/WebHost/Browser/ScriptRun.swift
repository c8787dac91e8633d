import Foundation
import ListOfMovies
import MovieEntities
import Viper
import ViperScript

/// A run of a script in Chromium.
@MainActor
final class ScriptRun {
  private let server: WebHost
  private let browser: Chromium
  private var stage: WebStage?

  /// Starts the Chromium at a path.
  init(in path: String, isDark: Bool) async throws {
    server = try WebHost(port: 0)
    browser = try await Chromium(path, width: 1_200, height: 900, isDark: isDark)
  }

  /// Plays a script, and returns a sentence about the first problem, if any.
  func play(_ path: String) async throws -> String? {
    let script: Script<WebStage, Void>
    do { script = try Script(contentsOf: path, in: language) } catch { return error.description }
    return await script.play().failure?.text
  }

  private var language: ScriptLanguage<WebStage, Void> {
    ScriptLanguage(
      screens: ["list", "detail", "person", "login"],
      fields: [
        ScriptField("service"), ScriptField("username"), ScriptField("password", isSecret: true),
        ScriptField("rating"), ScriptField("order"),
      ],
      commands: [
        ScriptCommand(
          "open list", .optional(.choice("KIND", of: MovieListKind.self)), help: "Open a list."
        ) { kind in
          { await $0.movies.open(ListOfMoviesInput(query: .kind(kind ?? .popular))) }
        },
        ScriptCommand("open login", help: "Open the login form over the current screen.") {
          { await $0.movies.openLogin() }
        },
      ], defaults: ()
    ) { [self] _, clock in
      let stage = WebStage(server: server, browser: browser, clock: clock)
      self.stage = stage
      return stage
    }
  }

  /// The top screen as JSON, in the format of `movies-cli drive`.
  var screen: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(stage?.window.scene)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  func saveScreenshot(_ path: String) async throws {
    try await browser.screenshot().write(to: URL(filePath: path))
  }

  func end() { browser.end() }
}

/// A stage with the movie modules in a window that Chromium shows.
@MainActor
final class WebStage: ScriptStage {
  let window = Window()
  let movies: Movies
  private(set) lazy var host = makeHost()
  private let server: WebHost
  private let browser: Chromium

  init(server: WebHost, browser: Chromium, clock: any Clock<Duration>) {
    self.server = server
    self.browser = browser
    movies = Movies(in: window, gateways: .fromEnvironment(), clock: clock)
  }

  private func makeHost() -> (any ScriptHost)? {
    let page = WebWindow(window, pictures: movies.gateways.pictures)
    return BrowserHost(browser, page: page, address: server.add(page))
  }
}
