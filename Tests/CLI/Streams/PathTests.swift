import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Paths are bytes: names of folders and scripts need not be UTF-8.
@Suite(.places(1)) struct PathTests {
  /// Creates a folder below the home whose name is not UTF-8, and sets `odd` to its path.
  private static let begin =
    "set -e; cd \"$HOME\"; odd=\"$HOME/$(printf 'x\\377y')\"; mkdir \"$odd\"; "

  @Test(arguments: ["HOME", "XDG_STATE_HOME"])
  func `Sessions and marks can be in a folder of any name`(_ variable: String) async throws {
    let run = try await Binary.shell(
      Self.begin + """
        unset XDG_STATE_HOME; export \(variable)="$odd"
        printf 12345678 | "$0" login --username user0 --password-stdin
        "$0" mark 234 --favorite
        "$0" list favorites
        cd "$odd"; find . -type f | sort; cd ..; ls | wc -l
        """)
    let folder = variable == "HOME" ? "./.local/state/movies-cli/" : "./movies-cli/"
    let files = ["account-920000001.json", "account-920000001.lock", "session-embedded.json"]
    #expect(run.status == 0, "\(run)")
    #expect(
      run.output.lineList.map { String($0.prefix { $0 != "\t" }) }
        == ["Welcome, User Zero.", "234"] + files.map { folder + $0 } + ["1"])
  }

  @Test(.needs(.cmp)) func `The cache's path is printed byte for byte`() async throws {
    let run = try await Binary.shell(
      Self.begin + """
        XDG_CACHE_HOME="$odd" "$0" cache path > told
        printf '%s/movies-cli\\n' "$odd" > expected; cmp told expected
        """)
    #expect(run.status == 0, "\(run)")
  }

  @Test(.needs(.cmp))
  func `A script of any name can be played, with its includes and transcript`()
    async throws
  {
    let run = try await Binary.shell(
      Self.begin + """
        cd "$odd"; name=$(printf '\\376.script')
        echo 'include "other"' > "$name"; echo 'open list' > other
        "$0" play "$name" | head -1
        "$0" play --transcript="$(printf '\\376.kept')" --update "$name"
        "$0" play --transcript "$(printf '\\376.kept')" "$name"
        mkdir kept; "$0" play --transcript kept --update .
        cmp "$(printf '\\376.kept')" "$(printf 'kept/\\376.txt')"
        ls | wc -l
        """)
    #expect(run.status == 0, "\(run)")
    #expect(run.output.lineList.count == 2)
    #expect(run.output.lineList.last == "4")
  }

  @Test func `A path in a message escapes bytes that are not UTF-8`() async throws {
    let run = try await Binary.shell("\"$0\" play \"$(printf 'a\\377\\033b')\"")
    #expect(run.status == 66)
    #expect(
      run.error == "Error: Cannot read script a\u{FFFD}b: No such file or directory.\n")
  }
}
