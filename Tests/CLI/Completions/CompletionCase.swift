import MovieEntities

@testable import MoviesCLI
@testable import ViperCommandLine

/// A line with the cursor at its end, and everything that is offered there.
struct CompletionCase: Sendable {
  let line: String
  let candidates: [String]

  init(_ line: String, _ candidates: [String]) {
    self.line = line
    self.candidates = candidates
  }

  /// The last word, which is completed.
  var current: Substring {
    line.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
  }

  /// The candidates with the option's name before them, where one word has both.
  var wholeWords: [String] {
    let word = current
    guard let place = word.firstIndex(of: "="), candidates != [Completion.files] else {
      return candidates
    }
    return candidates.map { word[...place] + $0 }
  }

  static let commands = Commands.all.map(\.name)
  static let globals = GlobalOptions.all.flatMap { [$0.short, $0.name].compactMap(\.self) }
  /// Those of the global options that concern every command.
  static let always = GlobalOptions.always.flatMap { [$0.short, $0.name].compactMap(\.self) }

  static let kinds = [
    "popular", "now-playing", "top-rated", "upcoming", "trending", "favorites", "watchlist",
    "rated",
  ]

  static let fields = [
    "id", "title", "original_title", "year", "release_date", "rating", "vote_average", "votes",
    "vote_count", "overview", "poster_url", "own_rating",
  ]

  static let all: [CompletionCase] = words + options + values + chosenFields + nothing

  /// Commands and arguments.
  private static let words = [
    CompletionCase("movies-cli ", commands + ["top", "zap"]),
    CompletionCase("movies-cli li", ["list"]),
    CompletionCase("movies-cli lo", ["login", "logout"]),
    CompletionCase("movies-cli --json li", ["list"]),
    CompletionCase("movies-cli --source tmdb --json li", ["list"]),
    CompletionCase("movies-cli --source=tmdb li", ["list"]),
    CompletionCase("movies-cli --page 2 li", ["list"]),
    CompletionCase("movies-cli -- li", ["list"]),
    CompletionCase("movies-cli list ", kinds),
    CompletionCase("movies-cli list to", ["top-rated"]),
    CompletionCase("movies-cli list f", ["favorites"]),
    CompletionCase("movies-cli list --limit 5 --json to", ["top-rated"]),
    CompletionCase("movies-cli --page 2 list to", ["top-rated"]),
    CompletionCase("movies-cli list --page=2 to", ["top-rated"]),
    CompletionCase("movies-cli list -- to", ["top-rated"]),
    CompletionCase(
      "movies-cli browse ",
      kinds + ["search", "discover", "similar", "recommend", "detail", "person"]),
    CompletionCase("movies-cli random to", ["top-rated"]),
    CompletionCase("movies-cli discover --genre sc", ["science-fiction"]),
    CompletionCase("movies-cli discover --genre drama,sc", ["drama,science-fiction"]),
    CompletionCase("movies-cli discover --genre=drama|we", ["drama|western"]),
    CompletionCase("movies-cli discover --country D", ["DE", "DJ", "DK", "DM", "DO", "DZ"]),
    CompletionCase("movies-cli list --region X", ["XK"]),
    CompletionCase("movies-cli browse se", ["search"]),
    CompletionCase("movies-cli cache ", ["path", "clear"]),
    CompletionCase("movies-cli config l", ["list"]),
    CompletionCase("movies-cli config get p", ["pictures", "pager"]),
    CompletionCase("movies-cli completions ", ["bash", "zsh", "fish"]),
    CompletionCase(
      "movies-cli help ",
      commands + ["options", "environment", "exit-codes", "formatting", "scripts", "keys"]),
    CompletionCase("movies-cli help s", ["search", "similar", "scripts"]),
    CompletionCase("movies-cli help e", ["environment", "exit-codes"]),
    CompletionCase("movies-cli to", ["top"]),
    CompletionCase("movies-cli --json top to", ["top-rated"]),
    CompletionCase("movies-cli top --pag", ["--page"]),
    CompletionCase("movies-cli play ", [Completion.files]),
    CompletionCase("movies-cli play a b c", [Completion.files]),
    CompletionCase("movies-cli list > a", [Completion.files]),
    CompletionCase("movies-cli < a list to", ["top-rated"]),
  ]

  private static let options = [
    CompletionCase("movies-cli -", globals),
    CompletionCase("movies-cli --", globals.filter { $0.hasPrefix("--") }),
    CompletionCase("movies-cli list -", ["--on", "-p", "--page", "-L", "--limit"] + globals),
    CompletionCase("movies-cli cache -", always),
    CompletionCase("movies-cli whoami --so", ["--source"]),
    CompletionCase("movies-cli list --so", ["--sort", "--source"]),
    CompletionCase("movies-cli list top-rated --li", ["--limit"]),
    CompletionCase("movies-cli mark 234 --wa", ["--watchlist"]),
    CompletionCase("movies-cli mark 234 --no-f", ["--no-favorite"]),
    CompletionCase("movies-cli search a b --y", ["--year"]),
    CompletionCase("movies-cli play --form", ["--format"]),
    CompletionCase("movies-cli play --for", ["--format", "--force"]),
    CompletionCase(
      "movies-cli play a.script --",
      [
        "--check", "--transcript", "--update", "--format", "--driver", "--filter", "--report",
        "--screenshots", "--cast", "--force",
      ]
        + always.filter { $0.hasPrefix("--") && $0 != "--format" }),
    CompletionCase("movies-cli browse --m", ["--mouse"]),
    CompletionCase("movies-cli --json login --pass", ["--password-stdin"]),
    CompletionCase("movies-cli nonsense --j", ["--json"]),
  ]

  private static let values = [
    CompletionCase("movies-cli --source ", ["auto", "embedded", "tmdb"]),
    CompletionCase("movies-cli --source e", ["embedded"]),
    CompletionCase("movies-cli --source=", ["auto", "embedded", "tmdb"]),
    CompletionCase("movies-cli --source=e", ["embedded"]),
    CompletionCase("movies-cli list --color=n", ["never"]),
    CompletionCase("movies-cli list --color a", ["auto", "always"]),
    CompletionCase("movies-cli login --service ", ["embedded", "tmdb", "tmdb-web", "guest"]),
    CompletionCase("movies-cli play --format ", ["text", "junit", "json"]),
    CompletionCase("movies-cli list --format ", ["table", "tsv", "json", "ndjson"]),
    CompletionCase("movies-cli play --format=j", ["junit", "json"]),
    CompletionCase("movies-cli --format j", ["json"]),
    CompletionCase("movies-cli --service=g", ["guest"]),
    CompletionCase("movies-cli play --transcript ", [Completion.files]),
    CompletionCase("movies-cli play --transcript=a", [Completion.files]),
  ]

  /// Fields, and the words that rows are put in order by.
  private static let chosenFields = [
    CompletionCase("movies-cli list --fields ", fields),
    CompletionCase("movies-cli list --fields id,tit", ["id,title"]),
    CompletionCase("movies-cli list --fields=id,tit", ["id,title"]),
    CompletionCase("movies-cli top --fields tit", ["title"]),
    CompletionCase("movies-cli detail --fields dir", ["directors", "directors_detail"]),
    CompletionCase("movies-cli list --sort ra", ["rating"]),
    CompletionCase("movies-cli list --sort -ra", ["-rating"]),
    CompletionCase("movies-cli list --sort=-ra", ["-rating"]),
    CompletionCase("movies-cli discover --sort ", MovieOrder.Value.allCases.map(\.rawValue)),
    CompletionCase("movies-cli discover --sort -re", ["-release", "-revenue"]),
  ]

  /// Lines as bash splits them, in which only the value is replaced.
  static let split = [
    CompletionCase("movies-cli list --color =", ["auto", "always", "never"]),
    CompletionCase("movies-cli list --color = n", ["auto", "always", "never"]),
    CompletionCase("movies-cli play --transcript =", [Completion.files]),
    CompletionCase("movies-cli list --color = never ", kinds),
  ]

  /// Where anything goes, no file is offered either.
  private static let nothing = [
    "movies-cli x", "movies-cli search ", "movies-cli list popular ",
    "movies-cli browse search ",
    "movies-cli list --page ", "movies-cli --timeout=", "movies-cli login --username u",
    "movies-cli -- --", "movies-cli list -- --", "movies-cli list --zzz", "movies-cli whoami ",
    "movies-cli --json=", "movies-cli list/", "movies-cli whoami --l", "movies-cli zap t",
    "movies-cli mark 234 --fields ",
  ]
  .map { CompletionCase($0, []) }
}
