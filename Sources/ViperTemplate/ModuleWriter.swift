import Foundation

/// Writes the folders of a module and of its tests into a package: both, or neither.
struct ModuleWriter {
  let name: ModuleName
  let folders: ModuleFolders
  /// Gives a folder that is complete its name, the last step for each of the two.
  var move: (URL, URL) throws -> Void = { try FileManager.default.moveItem(at: $0, to: $1) }

  /// The paths of the two folders from the package's folder.
  var destinations: [String] {
    ["\(folders.sources)/\(name.text)", "\(folders.tests)/\(name.text)Tests"]
  }

  /// Verifies that there is nothing at the place of either folder.
  ///
  /// - Throws: `GeneratorProblem.fileExists`.
  func checkPlaces() throws(GeneratorProblem) {
    for destination in destinations {
      try checkFolders(above: destination)
      let place = url(destination)
      let parent = place.deletingLastPathComponent().path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
      // Some file systems do not distinguish `Filmclub` from `FilmClub`.
      let wanted = place.lastPathComponent.lowercased()
      guard let name = names.first(where: { $0.lowercased() == wanted }) else { continue }
      throw .fileExists("\(destination.dropLast(wanted.count))\(name)")
    }
  }

  /// Verifies that what leads to a place are folders, as far as it exists.
  private func checkFolders(above destination: String) throws(GeneratorProblem) {
    var steps = destination.split(separator: "/").dropLast()
    while !steps.isEmpty {
      let path = steps.joined(separator: "/")
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder)
      guard !exists || isFolder.boolValue else {
        throw .notWritten(destination, reason: "'\(path)' is not a folder.")
      }
      steps.removeLast()
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
        for file in own { try write(file, into: hidden, for: destination) }
        moves.append((hidden, destination))
      }
      try checkPlaces()
      for move in moves {
        try Self.attempt(move.to) {
          try self.move(move.from, url(move.to))
        }
        undo.added.append(url(move.to))
      }
    } catch {
      undo.run()
      throw error
    }
  }

  private func write(
    _ file: GeneratedFile, into folder: URL, for destination: String
  ) throws(GeneratorProblem) {
    let path = file.path.split(separator: "/").dropFirst().joined(separator: "/")
    let place = folder.appending(path: path)
    try Self.attempt("\(destination)/\(path)") {
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
