import Foundation

/// Writes the folders of a module and of its tests into a package: both, or neither.
struct ModuleWriter {
  let name: ModuleName
  let folders: ModuleFolders

  /// The paths of the two folders from the package's folder.
  var destinations: [String] {
    ["\(folders.sources)/\(name.text)", "\(folders.tests)/\(name.text)Tests"]
  }

  /// Verifies that there is nothing at the place of either folder.
  ///
  /// - Throws: `GeneratorProblem.fileExists`.
  func checkPlaces() throws(GeneratorProblem) {
    for destination in destinations {
      let place = url(destination)
      let parent = place.deletingLastPathComponent().path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
      // Some file systems do not distinguish `Filmclub` from `FilmClub`.
      let wanted = place.lastPathComponent.lowercased()
      guard let name = names.first(where: { $0.lowercased() == wanted }) else { continue }
      throw .fileExists("\(destination.dropLast(wanted.count))\(name)")
    }
  }

  /// Writes the files.
  ///
  /// They are written into hidden folders beside their places, which are renamed when all of them
  /// are complete.
  ///
  /// - Parameter files: The files of the module and of its tests.
  /// - Throws: `GeneratorProblem`. Everything that was written is then removed.
  func write(_ files: [GeneratedFile]) throws(GeneratorProblem) {
    try checkPlaces()
    var undo = Undo()
    do throws(GeneratorProblem) {
      var moves: [(from: URL, to: String)] = []
      for destination in destinations {
        let place = url(destination)
        let parent = place.deletingLastPathComponent()
        try undo.makeFolders(to: parent)
        let hidden = parent.appending(path: ".\(place.lastPathComponent).\(getpid())")
        let own = files.filter { $0.path.hasPrefix(place.lastPathComponent + "/") }
        undo.added.append(hidden)
        for file in own { try write(file, into: hidden) }
        moves.append((hidden, destination))
      }
      try checkPlaces()
      for move in moves {
        try Self.attempt(move.to) {
          try FileManager.default.moveItem(at: move.from, to: url(move.to))
        }
        undo.added.append(url(move.to))
      }
    } catch {
      undo.run()
      throw error
    }
  }

  private func write(_ file: GeneratedFile, into folder: URL) throws(GeneratorProblem) {
    let path = file.path.split(separator: "/").dropFirst().joined(separator: "/")
    let place = folder.appending(path: path)
    try Self.attempt(file.path) {
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: place, options: .withoutOverwriting)
    }
  }

  private func url(_ path: String) -> URL {
    URL(fileURLWithPath: folders.package).appending(path: path)
  }

  /// Performs an act, and words its error.
  static func attempt(_ path: String, _ act: () throws -> Void) throws(GeneratorProblem) {
    do {
      try act()
    } catch {
      throw .notWritten(path, reason: reason(error))
    }
  }

  /// Returns an error in the system's own words, such as `No space left on device`.
  private static func reason(_ error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
    guard cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(cause.code))) + "."
  }
}
