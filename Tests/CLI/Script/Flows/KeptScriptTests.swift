import Foundation
import Testing
import Viper
import ViperScript

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// The scripts in `Fixtures/scripts`, played in this process and by the program.
@Suite(.places(1)) struct KeptScriptTests {
  @Test func `The fixture scripts are found`() {
    #expect(KeptScript.all.count > 30)
  }

  @Test(arguments: KeptScript.all)
  func `A fixture script fits on a page and starts with a description`(
    _ script: KeptScript
  ) throws {
    let lines = try script.source().split(separator: "\n", omittingEmptySubsequences: false)
    #expect((10...60).contains(lines.count))
    #expect(lines.first?.hasPrefix("# ") == true)
    #expect(lines.allSatisfy { $0.count <= 110 })
  }

  @Test(arguments: KeptScript.all)
  func `A script matches its transcript, and ends on the same screen with keys`(
    _ script: KeptScript
  ) async throws {
    guard !Self.isRecording else { return }
    let played = try await script.play(isTraced: true)
    #expect(played.failure?.report == nil)
    #expect(try played.transcript == script.transcript())
    // The trace does not contain the password.
    let trace = try #require(played.trace)
    #expect(trace.animation?.contains("12345678") != true)
    guard try !script.source().contains("\nset driver ") else { return }
    let byKeys = try await script.play(driver: .keys)
    #expect(byKeys.failure?.report == nil)
    #expect(byKeys.scene == played.scene)
    #expect(byKeys.depth == played.depth)
  }

  @Test func `At most twelve scripts can't be played with keys, each for a reason`() throws {
    let alone = try KeptScript.all.map { try $0.source() }.filter {
      $0.contains("\nset driver window\n")
    }
    #expect((1...12).contains(alone.count))
    for source in alone {
      let head = source.prefix { $0 != "\n" } + "\n" + source.split(separator: "\n")[1]
      #expect(head.contains("\n# Uses actions, because "))
    }
  }

  @Test(arguments: isRecording ? KeptScript.all : Effort.some(6, of: KeptScript.all))
  func `Scripts played by the program match their transcripts`(_ script: KeptScript) async throws {
    let run = try await Program.run(["play", script.path], environment: KeptScript.environment)
    #expect(run.error == "")
    #expect(run.status == 0)
    if Self.isRecording {
      try run.output.write(toFile: script.transcriptPath, atomically: true, encoding: .utf8)
      Issue.record("\(script.name).txt was recorded; read it, then run without recording.")
      return
    }
    let kept = try script.transcript()
    let difference = UnifiedDifference.lines(
      from: kept, to: run.output, names: ("\(script.name).txt", "this run"))
    guard let difference else { return }
    Issue.record("\(difference.map(\.text).joined(separator: "\n"))")
  }

  @Test func `Every transcript belongs to a script`() throws {
    let names = Set(KeptScript.all.map(\.name))
    let transcripts = try FileManager.default.contentsOfDirectory(atPath: KeptScript.folder)
      .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }
    #expect(Set(transcripts) == names)
  }

  private static let isRecording =
    ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] == "1"
}
