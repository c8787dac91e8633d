import Testing

@testable import MoviesCLI
@testable import ViperCommandLine

/// Completions of this program's commands.
struct CompletionTests {
  @Test(arguments: [
    ("movies-cli list to", ["top-rated"]), ("movies-cli library upload --fields se", ["sent"]),
    ("movies-cli config get p", ["pictures", "pager"]),
    ("movies-cli play ", [Completion.files]), ("movies-cli browse search ", []),
    ("movies-cli list --so", ["--sort", "--source"]),
    ("movies-cli --source ", ["auto", "embedded", "tmdb"]),
    ("movies-cli login --service ", ["embedded", "tmdb", "tmdb-web", "guest"]),
    ("movies-cli discover --genre=drama|we", ["--genre=drama|western"]),
    ("movies-cli discover --country D", ["DE", "DJ", "DK", "DM", "DO", "DZ"]),
    ("movies-cli discover --sort -re", ["-release", "-revenue"]),
    ("movies-cli mark 234 --fields ", []),
  ])
  func `Completions include the words from the command table`(line: String, candidates: [String]) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let offered = Completion(spec: .movies).candidates(for: Array(words.dropFirst()))
      .map { String($0.prefix { $0 != "\t" }) }
    #expect(
      offered.filter { $0 == Completion.files || $0.hasPrefix(words.last ?? "") } == candidates)
  }
}
