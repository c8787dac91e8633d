import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Settings are kept in a file that a person can also write.
@Suite(.places(2)) struct ConfigCommandTests {
  @Test func `What was set is there in the next run, and what was removed is not set`()
    async throws
  {
    let home = try SettingsHome()
    let set = try await home.config("set", "language", "es_MX.UTF-8")
    #expect((set.status, set.output, set.error) == (0, "", ""))
    #expect(try await home.config("get", "language").output == "es-MX\n")
    #expect(home.text == "{\n  \"language\": \"es-MX\"\n}\n")
    // The file is its owner's alone, and nothing else is left beside it.
    #expect(try Home.mode(home.file) == 0o600)
    #expect(try Home.mode(home.folder) == 0o700)
    #expect(home.names == ["config.json"])
    #expect(try await home.config("set", "alias.top", "list top-rated").status == 0)
    for key in ["language", "alias.top"] {
      #expect(try await home.config("unset", key).status == 0)
      for task in ["get", "unset"] {
        let run = try await home.config(task, key)
        #expect((run.status, run.output, run.error) == (1, "", "Error: '\(key)' is not set.\n"))
      }
    }
    #expect(home.text == "{}\n")
  }

  @Test func `A variable comes before the file, which is said`() async throws {
    let home = try SettingsHome()
    let variables = ["MOVIES_REGION": "de"]
    let set = try await home.config("set", "region", "es", environment: variables)
    #expect(set.error == "Note: MOVIES_REGION is set, and comes before the file.\n")
    #expect(try await home.config("get", "region", environment: variables).output == "DE\n")
    #expect(try await home.config("get", "region").output == "ES\n")
  }

  @Test func `A key of one's own is refused if it has a meaning, with the names of both`()
    async throws
  {
    let home = try SettingsHome()
    func conflict(_ key: String, _ one: String, _ other: String) -> String {
      "Error: The key '\(key)' would have two meanings, '\(one)' and '\(other)'. Choose another one.\n"
    }
    #expect(try await home.config("set", "key.favorite", "F").status == 0)
    for (key, name) in [("q", "quit"), ("R", "refresh"), ("w", "watchlist")] {
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
    // The key that comes back would have two meanings.
    let unset = try await home.config("unset", "key.quit")
    #expect(unset.error.hasPrefix(conflict("q", "quit", "watchlist")) && unset.status == 64)
    #expect(
      try await home.config("list").output == "key.favorite\tF\nkey.quit\tQ\nkey.watchlist\tq\n")
    let other = try await home.config("set", "key.favourite", "F")
    #expect(other.error.contains("Did you mean 'key.favorite'?"))
  }

  @Test func `Another program reads what has a value`() async throws {
    let home = try SettingsHome(#"{"aliases":{"top":"list top-rated"},"pager":"less -R"}"#)
    let run = try await home.config("list", environment: ["MOVIES_COLOR": "never"])
    #expect(run.output == "pager\tless -R\ncolor\tnever\nalias.top\tlist top-rated\n")
    #expect((run.status, run.error) == (0, ""))
  }

  @Test func `JSON has all keys, and the aliases`() async throws {
    let home = try SettingsHome(#"{"aliases":{"top":"list"},"pager":"less"}"#)
    let run = try await home.config("list", "--json")
    #expect(
      run.output == """
        {"aliases":{"top":"list"},"color":null,"format":null,"language":null,"pager":"less",\
        "pictures":null,"region":null,"services":null}

        """)
    #expect(try await home.config("get", "pager", "--json").output == "{\"pager\":\"less\"}\n")
    #expect(
      try await home.config("set", "region", "es", "--json").output == "{\"region\":\"ES\"}\n")
    #expect(try await home.config("unset", "region", "--json").output == "{\"region\":null}\n")
    #expect(try await home.config("path", "--json").output == "{\"path\":\"\(home.file)\"}\n")
    #expect(
      try await home.config("get", "region", "--json").error
        == "{\"error\":{\"code\":\"not-set\",\"message\":\"'region' is not set.\"}}\n")
  }

  @Test func `A person sees every key, its value and where it comes from`() async throws {
    let home = try SettingsHome(#"{"aliases":{"top":"list top-rated"},"pager":"less"}"#)
    let run = try await Terminal.run(
      ["config", "list", "--color", "never"], environment: ["MOVIES_COLOR": "always"],
      home: home.home)
    #expect(run.status == 0)
    let lines = run.output.lineList.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      lines == [
        "Settings", "Key Value From", "language not set", "region not set", "services not set",
        "format not set", "pictures not set", "pager less file", "color always MOVIES_COLOR",
        "alias.top list top-rated file",
      ])
  }

  @Test func `What this version does not know stays, and is named`() async throws {
    let home = try SettingsHome(
      #"{"later": [1, {"a": "}"}], "color": "never", "theme": null}"#)
    let list = try await home.config("list")
    #expect(list.error == "Note: not known in \(home.file), and left there: later, theme.\n")
    #expect(try await home.config("set", "color", "always").status == 0)
    #expect(
      home.text == """
        {
          "color": "always",
          "later": [
            1,
            {
              "a": "}"
            }
          ],
          "theme": null
        }

        """)
  }

  @Test(arguments: [
    (
      ["set", "language", "spanish"], "The value 'spanish' of 'language' is not a language such as"
    ),
    (
      ["set", "region", "spain"], "The value 'spain' of 'region' is not a country such as ES or US."
    ),
    (["set", "color", "nevr"], "is not one of auto, always, never. Did you mean 'never'?"),
    (["set", "format", "xml"], "is not one of table, tsv, json, ndjson."),
    (["set", "pictures", "x"], "is not one of auto, kitty, iterm, sixel, blocks, none."),
    (["set", "pager", " "], "The value ' ' of 'pager' is not a command such as less."),
    (["set", "colour", "never"], "Did you mean 'color'?"),
    (["get", "colour"], "There is no setting 'colour'; the settings are language, region,"),
    (["set", "services", "a,,b"], "is not a list of services such as netflix,mubi."),
    (["set", "services", "mine"], "is not a list of services such as netflix,mubi."),
    (["set", "alias.a b", "list"], "'a b' cannot be the name of an alias: a name has letters,"),
    (["set", "alias.", "list"], "'' cannot be the name of an alias"),
    (["set", "alias.list", "search"], "'list' is a command, which an alias cannot replace."),
    (["set", "alias.x", "lst 5"], "There is no command 'lst'. Did you mean 'list'?"),
    (["set", "alias.x", "search 'a"], "are empty, or a quote in them is not closed."),
    (["set", "alias.x", "search $1"], "An alias has no place for '$1': the words after its name"),
    (["set", "alias.x", " "], "are empty, or a quote in them is not closed."),
    (["set", "color"], "The argument '<value>' is missing."),
    (["get"], "The argument '<key>' is missing."),
    (["list", "color"], "Unexpected argument 'color'."),
    (["st", "color", "never"], "no task 'st'; the tasks are list, get, set, unset, path."),
  ])
  func `A mistake is named, and changes nothing`(
    _ words: [String], _ message: String
  ) async throws {
    let home = try SettingsHome()
    let run = try await Binary.run(["config"] + words, home: home.home)
    #expect(run.status == 64)
    #expect(run.error.contains(message), "\(run.error)")
    #expect(run.output.isEmpty)
    #expect(home.names.isEmpty)
  }

  @Test(.places(4)) func `Four processes at once lose nothing`() async throws {
    let home = try SettingsHome()
    let folder = home.home
    try await withThrowingTaskGroup(of: Binary.Run.self) { group in
      for number in 1...4 {
        group.addTask {
          try await Binary.run(["config", "set", "alias.a\(number)", "list"], home: folder)
        }
      }
      for try await run in group { #expect(run.status == 0, "\(run.error)") }
    }
    #expect(try await home.config("list").output.lineList.count == 4)
  }
}
