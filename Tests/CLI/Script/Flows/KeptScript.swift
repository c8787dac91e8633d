import Foundation
import Testing
import Viper
import ViperPlatform

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperScript
@testable import ViperTestSupport

/// A script in `Fixtures/scripts`, with its recorded transcript.
struct KeptScript: Sendable, CustomTestStringConvertible {
  /// The environment of scripts that are played in the test process.
  static let environment = ["PASSWORD": "12345678"]

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/scripts").path

  /// All scripts, except included ones, which are in subfolders.
  static let all: [KeptScript] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".script") }.sorted().map { KeptScript(name: String($0.dropLast(7))) }

  let name: String

  var testDescription: String { name }
  var path: String { "\(Self.folder)/\(name).script" }
  var transcriptPath: String { "\(Self.folder)/\(name).txt" }

  func source() throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  func transcript() throws -> String {
    try String(contentsOfFile: transcriptPath, encoding: .utf8)
  }

  /// Plays the script in this process.
  func play(driver: ScriptDriver = .window, isTraced: Bool = false) async throws -> Played {
    try await Played(source(), name: name, path: path, driver: driver, isTraced: isTraced)
  }
}

/// The result of playing a script in this process.
struct Played {
  let transcript: String
  /// Where and why the script failed, if it did.
  let failure: ScriptFailure?
  let trace: ScriptTrace?
  /// The final scene.
  let scene: Scene?
  /// The number of modules in the window at the end.
  let depth: Int

  /// Captures the window of the stage.
  @MainActor
  private final class Seen {
    var window: Window?
  }

  /// Plays a script, whose `path` is used to find included scripts.
  @MainActor
  init(
    _ source: String, name: String = "t.script", path: String? = nil,
    driver: ScriptDriver = .window,
    isTraced: Bool = false
  ) async throws {
    let seen = Seen()
    let language = MovieScripts.language { settings, clock in
      let stage = MovieStage(settings, clock: clock)
      seen.window = stage.window
      return stage
    }
    let script: Script<MovieStage, MovieSettings>
    do throws(ScriptMistakes) {
      script = try Script(
        Array(source.utf8), name: name, file: path.map { SystemText($0) }, in: language,
        driver: driver)
    } catch {
      throw TestError(error.mistakes.map(\.text).joined(separator: "\n"))
    }
    var written = ""
    let outcome = await script.play(secrets: { KeptScript.environment[$0] }, isTraced: isTraced) {
      written += $0
      return true
    }
    transcript = written
    failure = outcome.failure
    trace = outcome.trace
    scene = seen.window?.scene
    depth = seen.window?.depth ?? 0
  }
}
