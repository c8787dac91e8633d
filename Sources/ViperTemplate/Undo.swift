import Foundation

/// The files and folders that a run has added, which are removed after a failure.
struct Undo {
  /// The files and folders that are the run's own, with everything in them.
  var files: [URL] = []
  /// The folders that lead to them, into which another run may write as well.
  private var folders: [URL] = []

  /// Adds the folders that lead to a folder, as far as they do not exist.
  mutating func makeFolders(to folder: URL) throws(GeneratorProblem) {
    var missing: [URL] = []
    var place = folder
    while !FileManager.default.fileExists(atPath: place.path), place.path != "/" {
      missing.append(place)
      place.deleteLastPathComponent()
    }
    for place in missing.reversed() {
      if unsafe mkdir(place.path, 0o777) == 0 {
        folders.append(place)
      } else if errno != EEXIST {
        throw .notWritten(place.path, reason: ModuleWriter.sentence(errno))
      }
    }
  }

  /// Removes what was added, the last first; of the folders that lead there, those that are empty.
  func run() {
    for place in files.reversed() { try? FileManager.default.removeItem(at: place) }
    for place in folders.reversed() { unsafe rmdir(place.path) }
  }
}
