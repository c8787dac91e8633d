import ViperCommandLine
import ViperPlatform

enum About {
  static let name = "movies-cli"
  static let version = "0.6.0"
  /// The value of the `User-Agent` request header.
  static let userAgent = "\(name)/\(version)"
  /// The attribution that TMDB requires wherever TMDB data or images are shown (see the TMDB FAQ).
  static let attribution =
    "This product uses the TMDB API but is not endorsed or certified by TMDB."
}

extension ProgramIdentity {
  static let movies = ProgramIdentity(
    name: About.name, version: About.version,
    secrets: ["TMDB_ACCESS_TOKEN", "TMDB_API_KEY"])
}

extension Environment {
  static let process = Environment(processOf: .movies)

  /// Creates an environment from a dictionary, for tests.
  init(_ variables: [String: String]) {
    self.init(of: .movies) { variables[$0].map { SystemText($0) } }
  }
}
