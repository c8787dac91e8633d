import Foundation

/// The files and folders that were added so far, so that they can be removed after a failure.
struct Undo {
  /// The added files and folders, in order.
  var added: [URL] = []

  /// Adds the folders that lead to a folder, as far as they do not exist.
  mutating func makeFolders(to folder: URL) throws(GeneratorProblem) {
    var missing: [URL] = []
    var place = folder
    while !FileManager.default.fileExists(atPath: place.path), place.path != "/" {
      missing.append(place)
      place.deleteLastPathComponent()
    }
    for place in missing.reversed() {
      try ModuleWriter.attempt(place.path) {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
      }
      added.append(place)
    }
  }

  /// Removes what was added, the last first.
  func run() {
    for place in added.reversed() { try? FileManager.default.removeItem(at: place) }
  }
}
