import Foundation

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperPlatform

/// Temporary folders for the state, cache and settings of a run, which are removed when the object
/// is deallocated.
final class Folders {
  private let path: String
  let environment: Environment

  init(_ variables: [String: String] = [:]) {
    let path = NSTemporaryDirectory() + "/movies-cli-fuzz-\(UUID().uuidString)"
    self.path = path
    let names = ["XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"]
    let folders = names.map { ($0, "\(path)/\($0)") }
    environment = Environment(variables.merging(folders) { $1 })
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file to the state folder, or to another folder of the program.
  func put(_ bytes: [UInt8], _ name: String, in folder: SystemText? = nil) throws {
    guard let folder = (folder ?? environment.stateFolder)?.text else { return }
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try Data(bytes).write(to: URL(filePath: folder + "/" + name))
  }

  /// The bytes of the settings file.
  var settings: [UInt8] {
    let path = (environment.configFolder?.text ?? "") + "/config.json"
    return Array(FileManager.default.contents(atPath: path) ?? Data())
  }

  /// Overwrites each file in the cache folder.
  func putInCache(_ bytes: [UInt8]) throws {
    let folder = environment.cacheFolder?.text ?? ""
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      try Data(bytes).write(to: URL(filePath: folder + "/" + name))
    }
  }
}
