import Foundation

/// Folders of a run of its own, gone when the test is done with them.
struct Home: Sendable {
  let root: URL
  /// What `HOME` is; nothing should ever be written there.
  var home: URL { root.appending(path: "home") }
  var state: URL { root.appending(path: "state") }
  var cache: URL { root.appending(path: "cache") }
  /// Streams of runs; no part of what the program writes by itself.
  var scratch: URL { root.appending(path: "scratch") }
  /// Where the program keeps answers.
  var answers: URL { cache.appending(path: "movies-cli") }
  /// Where the program keeps pictures.
  var pictures: URL { answers.appending(path: "pictures") }

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "TMDBLive-\(UUID().uuidString)")
    for folder in [home, state, cache, scratch] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  func remove() {
    try? FileManager.default.removeItem(at: root)
  }

  /// The variables that lead a program here.
  var variables: [String: String] {
    [
      "HOME": home.path, "XDG_STATE_HOME": state.path, "XDG_CACHE_HOME": cache.path,
      "XDG_CONFIG_HOME": root.appending(path: "config").path,
    ]
  }

  /// Where the session of a service is kept.
  func session(_ service: String) -> URL {
    state.appending(path: "movies-cli/session-\(service).json")
  }

  /// Every file that runs have written, by its path below the root.
  func files() throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
    where !path.hasPrefix("scratch") {
      let file = root.appending(path: path)
      guard (try file.resourceValues(forKeys: [.isRegularFileKey])).isRegularFile == true else {
        continue
      }
      files[path] = try Data(contentsOf: file)
    }
    return files
  }
}
