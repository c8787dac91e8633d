import Foundation
import Testing
import ViperText

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// The program's own settings.
@Suite(.places(2)) struct MovieSettingsTests {
  @Test(arguments: [
    ("language", "es_MX.UTF-8", "es-MX"), ("region", "es", "ES"), ("pictures", "none", "none"),
    ("pictures", "iterm", "auto"),
    ("theme", "light", "light"), ("view", "cards", "cards"),
    ("services", "netflix,mubi", "netflix,mubi"), ("start", "top-rated", "top-rated"),
    ("start", "home", "home"), ("demo-delay", "2s", "2s"), ("demo-delay", "1m", "1m"),
  ])
  func `A value is saved in TMDB's spelling`(
    _ key: String, _ text: String, _ value: String
  ) async throws {
    let home = try SettingsHome()
    let set = try await home.config("set", key, text)
    #expect((set.status, set.output, set.error) == (0, "", ""))
    #expect(try await home.config("get", key).output == value + "\n")
  }

  @Test(arguments: [
    (["language", "spanish"], "Invalid value 'spanish' for 'language'. Use a language such as"),
    (["region", "spain"], "Invalid value 'spain' for 'region'. Use a country such as ES or US."),
    (["pictures", "x"], "Use one of: auto, kitty, sixel, blocks, none."),
    (["view", "tiles"], "Use one of: rows, cards."),
    (["theme", "blue"], "Use one of: auto, dark, light, terminal."),
    (["services", "a,,b"], "Use a list of services such as netflix,mubi."),
    (["start", "best"], "Invalid value 'best' for 'start'. Use one of: home, popular,"),
    (["demo-delay", "2"], "Use a duration such as 500ms or 2s, up to 1m."),
    (["demo-delay", "61s"], "Invalid value '61s' for 'demo-delay'. Use a duration such as 500ms"),
    (["services", "mine"], "Use a list of services such as netflix,mubi."),
  ])
  func `An invalid setting is reported and changes nothing`(
    _ words: [String], _ message: String
  ) async throws {
    let home = try SettingsHome()
    let run = try await Program.run(["config", "set"] + words, home: home.home)
    #expect(run.status == 64)
    #expect(run.error.contains(message), "\(run.error)")
    #expect(home.names.isEmpty)
  }

  @Test func `The picture protocol is read from the file`() async throws {
    let home = try SettingsHome(#"{"pictures": "none", "color": "always"}"#)
    let run = try await Terminal.run(["poster", "234"], home: home.home)
    #expect(run.status == 0)
    #expect(!run.output.contains("▀") && !run.output.contains("▄"))
    let blocks = try await Terminal.run(["poster", "234", "--pictures", "blocks"], home: home.home)
    #expect(blocks.output.contains("▀") || blocks.output.contains("▄"))
  }

  @Test func `A custom key that is already used is rejected with both names`()
    async throws
  {
    let home = try SettingsHome()
    func conflict(_ key: String, _ one: String, _ other: String) -> String {
      "Error: Key '\(key)' is used for both '\(one)' and '\(other)'. Choose another key.\n"
    }
    #expect(try await home.config("set", "key.favorite", "F").status == 0)
    for (key, name) in [("q", "quit"), ("R", "refresh"), ("d", "diary"), ("w", "watchlist")] {
      let run = try await home.config("set", "key.favorite", key)
      #expect(run.status == 64)
      let (one, other) = name == "watchlist" ? ("favorite", name) : (name, "favorite")
      #expect(run.error.hasPrefix(conflict(key, one, other)), "\(run.error)")
    }
    for key in ["ab", "", " ", "1", "\u{1B}"] {
      let run = try await home.config("set", "key.favorite", key)
      #expect(
        run.status == 64 && run.error.contains("must be a single letter or symbol"), "\(run.error)")
    }
    #expect(try await home.config("get", "key.favorite").output == "F\n")
    #expect(try await home.config("set", "key.quit", "Q").status == 0)
    #expect(try await home.config("set", "key.watchlist", "q").status == 0)
    // The restored default key would have two meanings.
    let unset = try await home.config("unset", "key.quit")
    #expect(unset.error.hasPrefix(conflict("q", "quit", "watchlist")) && unset.status == 64)
    #expect(
      try await home.config("list").output == "key.favorite\tF\nkey.quit\tQ\nkey.watchlist\tq\n")
    let other = try await home.config("set", "key.favourite", "F")
    #expect(other.error.contains("Did you mean 'key.favorite'?"))
  }

  @Test func `The names of keys are words with hyphens`() {
    #expect(CustomKeys.names.filter { $0 != $0.hyphenated } == [])
  }

  @Test func `A custom key is also found under its name in 0.5`() async throws {
    let home = try SettingsHome(#"{"key.editEntry":"U"}"#)
    #expect(try await home.config("list").output == "key.edit-entry\tU\n")
    #expect(try await home.config("get", "key.editEntry").output == "U\n")
    #expect(try await home.config("set", "key.editEntry", "V").status == 0)
    #expect(try await home.config("list").output == "key.edit-entry\tV\n")
    #expect(try await home.config("unset", "key.edit-entry").status == 0)
    #expect(try await home.config("unset", "key.editEntry").status == 1)
  }

  @Test func `Of a custom key with two names in the file, the new one applies`() async throws {
    let home = try SettingsHome(#"{"key.editEntry":"U","key.edit-entry":"V"}"#)
    #expect(try await home.config("get", "key.edit-entry").output == "V\n")
    #expect(try await home.config("unset", "key.edit-entry").status == 0)
    #expect(try await home.config("list").output == "")
  }
}
