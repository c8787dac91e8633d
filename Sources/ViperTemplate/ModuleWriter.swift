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
      let exists = unsafe FileManager.default.fileExists(
        atPath: url(path).path, isDirectory: &isFolder)
      guard !exists || isFolder.boolValue else {
        throw .notWritten(destination, reason: "'\(path)' is not a folder.")
      }
      steps.removeLast()
    }
  }

  /// Writes the files.
  ///
  /// Another run may do the same at the same time, so each place is taken before it is filled.
  ///
  /// - Throws: `GeneratorProblem`. Everything that was written is then removed.
  func write(_ files: [GeneratedFile]) throws(GeneratorProblem) {
    try checkPlaces()
    var undo = Undo()
    do throws(GeneratorProblem) {
      for destination in destinations { try take(destination, &undo) }
      for file in files { try write(file) }
    } catch {
      undo.run()
      throw error
    }
  }

  /// Makes the folder at a place, which only one of several runs can do.
  private func take(_ destination: String, _ undo: inout Undo) throws(GeneratorProblem) {
    try undo.makeFolders(to: url(destination).deletingLastPathComponent())
    guard unsafe mkdir(url(destination).path, 0o777) == 0 else {
      let number = errno
      guard number == EEXIST else {
        throw .notWritten(destination, reason: Self.sentence(number))
      }
      throw .fileExists(destination)
    }
    undo.files.append(url(destination))
  }

  private func write(_ file: GeneratedFile) throws(GeneratorProblem) {
    let path = folders.path(of: file, in: name)
    do {
      try FileManager.default.createDirectory(
        at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url(path), options: .withoutOverwriting)
    } catch {
      throw .notWritten(path, reason: Self.reason(error))
    }
  }

  private func url(_ path: String) -> URL {
    URL(fileURLWithPath: folders.package).appending(path: path)
  }

  /// Returns an error in the system's own words.
  private static func reason(_ error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
    guard cause.domain != NSPOSIXErrorDomain else { return sentence(Int32(cause.code)) }
    switch (error as? CocoaError)?.code {
    case .fileWriteOutOfSpace: return sentence(ENOSPC)
    case .fileWriteNoPermission: return sentence(EACCES)
    case .fileWriteVolumeReadOnly: return sentence(EROFS)
    case .fileWriteFileExists: return sentence(EEXIST)
    default: return error.localizedDescription
    }
  }

  static func sentence(_ number: Int32) -> String {
    unsafe String(cString: strerror(number)) + "."
  }
}
