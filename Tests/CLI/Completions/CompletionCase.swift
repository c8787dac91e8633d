import MovieEntities

@testable import MoviesCLI
@testable import ViperCommandLine

/// A line with the cursor at its end, and all completions offered there.
struct CompletionCase: Sendable {
  let line: String
  let candidates: [String]

  init(_ line: String, _ candidates: [String]) {
    self.line = line
    self.candidates = candidates
  }

  static let commands = Commands.all.map(\.name)

  static let kinds = [
    "popular", "now-playing", "top-rated", "upcoming", "trending", "favorites", "watchlist",
    "rated",
  ]

  static let fields = [
    "id", "title", "original_title", "year", "release_date", "rating", "votes", "overview",
    "genres", "poster_url", "own_rating", "seen",
  ]

  static let all: [CompletionCase] = words + options + values

  /// Commands and arguments.
  private static let words = [
    CompletionCase("movies-cli ", commands),
    CompletionCase("movies-cli list ", kinds + ["similar", "recommend"]),
    CompletionCase("movies-cli browse ", kinds + ScreenEntry.pages.map(\.name)),
    CompletionCase("movies-cli browse search ", []),
    CompletionCase("movies-cli list to", ["top-rated"]),
    CompletionCase("movies-cli cache ", ["path", "clear"]),
    CompletionCase("movies-cli library upload --y", ["--yes"]),
    CompletionCase("movies-cli library upload --fields se", ["sent"]),
    CompletionCase("movies-cli config get p", ["pictures", "pager"]),
    CompletionCase(
      "movies-cli help ",
      commands + ["options", "environment", "exit-codes", "formatting", "scripts", "keys"]),
    CompletionCase("movies-cli play ", [Completion.files]),
    CompletionCase("movies-cli search ", []),
    CompletionCase("movies-cli whoami ", []),
  ]

  private static let options = [
    CompletionCase("movies-cli whoami --so", ["--source"]),
    CompletionCase("movies-cli whoami --l", []),
    CompletionCase("movies-cli list --so", ["--sort", "--source"]),
    CompletionCase("movies-cli mark 234 --wa", ["--watchlist"]),
    CompletionCase("movies-cli mark 234 --no-f", ["--no-favorite"]),
    CompletionCase("movies-cli search a b --y", ["--year"]),
    CompletionCase("movies-cli play --for", ["--format", "--force"]),
    CompletionCase("movies-cli browse --m", ["--mouse"]),
    CompletionCase("movies-cli login --pass", ["--password-stdin"]),
  ]

  private static let values = [
    CompletionCase("movies-cli --source ", ["auto", "embedded", "tmdb"]),
    CompletionCase("movies-cli login --service ", ["embedded", "tmdb", "tmdb-web", "guest"]),
    CompletionCase("movies-cli play --format ", ["text", "junit", "json"]),
    CompletionCase("movies-cli play --transcript ", [Completion.files]),
    CompletionCase("movies-cli discover --genre sc", ["science-fiction"]),
    CompletionCase("movies-cli discover --genre=drama|we", ["--genre=drama|western"]),
    CompletionCase("movies-cli discover --country D", ["DE", "DJ", "DK", "DM", "DO", "DZ"]),
    CompletionCase("movies-cli list --region X", ["XK"]),
    CompletionCase("movies-cli list --fields ", fields),
    CompletionCase("movies-cli detail --fields dir", ["directors"]),
    CompletionCase("movies-cli discover --sort ", MovieOrder.Value.allCases.map(\.rawValue)),
    CompletionCase("movies-cli discover --sort -re", ["-release", "-revenue"]),
    CompletionCase("movies-cli mark 234 --fields ", []),
  ]
}
