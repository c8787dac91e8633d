import Foundation

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperPlatform

/// Folders for the state and the cache of a run, gone with the object.
final class Folders {
  private let path: String
  let environment: Environment

  init() throws {
    path = NSTemporaryDirectory() + "/movies-cli-fuzz-\(UUID().uuidString)"
    environment = Environment([
      "XDG_STATE_HOME": path + "/state", "XDG_CACHE_HOME": path + "/cache",
    ])
    guard let state = environment.stateFolder else { return }
    try FileManager.default.createDirectory(
      atPath: state.text, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Puts a file into the state folder.
  func put(_ bytes: [UInt8], _ name: String) throws {
    try Data(bytes).write(to: URL(filePath: (environment.stateFolder?.text ?? "") + "/" + name))
  }

  /// Puts a file into the place of each one in the cache folder.
  func putInCache(_ bytes: [UInt8]) throws {
    let folder = environment.cacheFolder?.text ?? ""
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      try Data(bytes).write(to: URL(filePath: folder + "/" + name))
    }
  }
}
