import Foundation

/// A temporary home folder, removed with the object.
final class Home: Sendable {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("movies-cli-tests-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { remove() }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Returns the environment of a run, with some changes; nil removes a variable.
  func environment(_ changes: [String: String?] = [:]) -> [String: String] {
    var variables = [
      "HOME": path, "XDG_CONFIG_HOME": path + "/config", "XDG_STATE_HOME": path + "/state",
      "XDG_CACHE_HOME": path + "/cache", "XDG_DATA_HOME": path + "/data",
      // On a terminal, a trap would start a debugger that waits for a key.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    for (name, value) in changes { variables[name] = value }
    return variables
  }

  var root: URL { URL(filePath: path) }
  var state: URL { root.appending(path: "state") }
  var cache: URL { root.appending(path: "cache") }
  /// The folder where the program caches responses.
  var answers: URL { cache.appending(path: "movies-cli") }
  /// The folder where the program caches pictures.
  var pictures: URL { answers.appending(path: "pictures") }
  var stateFolder: String { path + "/state/movies-cli" }
  /// The file with the diary and marks.
  var libraryFile: String { path + "/data/movies-cli/library.ndjson" }
  var sessionFile: String { stateFolder + "/session-embedded.json" }

  /// The file that stores the session of a service.
  func session(_ service: String) -> URL {
    URL(filePath: stateFolder + "/session-\(service).json")
  }

  /// All files below the folder, with their contents.
  func files() throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      guard let data = FileManager.default.contents(atPath: path + "/" + name) else { continue }
      files[name] = data
    }
    return files
  }

  /// The permissions of a file or folder.
  static func mode(_ path: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }
}

/// Runs the body with a server and a home, then stops the server and removes the home.
func withService<Outcome>(
  _ server: TMDBServer, _ body: (Home) async throws -> Outcome
) async throws -> Outcome {
  let home = try Home()
  defer {
    home.remove()
    server.stop()
  }
  return try await body(home)
}
