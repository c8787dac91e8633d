import Foundation
import MovieEntities
import MovieTMDBEmbedded
import ViperPlatform

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine

/// A state folder, and the stores in it.
struct StateHome {
  static let account = 920_000_001

  let home: Home

  init() throws {
    home = try Home()
  }

  var environment: Environment { Environment(["XDG_STATE_HOME": home.path + "/state"]) }
  var store: AccountFile { AccountFile(environment) }
  var sessions: SessionFile { SessionFile(environment) }
  var folder: PrivateFolder { PrivateFolder(SystemText(home.stateFolder)) }
  var file: String { home.stateFolder + "/account-920000001.json" }
  var lock: String { home.stateFolder + "/account-920000001.lock" }

  /// The names of the files in the state folder.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: home.stateFolder).sorted()
  }

  func put(_ text: String, at path: String) throws {
    try FileManager.default.createDirectory(
      atPath: home.stateFolder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Returns the error of an operation, if any.
func problem(_ body: () async throws(MovieError) -> Void) async -> MovieError? {
  do throws(MovieError) {
    try await body()
    return nil
  } catch {
    return error
  }
}
