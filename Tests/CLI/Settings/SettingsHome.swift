import Foundation

@testable import MovieTestSupport
@testable import MoviesCLI

/// A home folder with a settings file.
struct SettingsHome {
  let home: Home

  init(_ text: String? = nil, in home: Home? = nil) throws {
    self.home = try home ?? Home()
    guard let text else { return }
    try write(text)
  }

  var folder: String { home.path + "/config/movies-cli" }
  var file: String { folder + "/config.json" }
  /// The contents of the file, if any.
  var text: String? {
    FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
  }
  /// The names of the files in the folder.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
  }

  func write(_ text: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
    try Data(text.utf8).write(to: URL(filePath: file))
  }

  func run(_ words: String..., environment: [String: String?] = [:]) async throws -> Binary.Run {
    try await Program.run(words, environment: environment, home: home)
  }

  func config(_ words: String..., environment: [String: String?] = [:]) async throws -> Binary.Run {
    try await Program.run(["config"] + words, environment: environment, home: home)
  }
}
