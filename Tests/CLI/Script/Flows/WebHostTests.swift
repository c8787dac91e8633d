import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// A fixture script in a web page, with posters from a server.
///
/// `.ci/long` builds the example program.
@Suite(.places(3)) struct WebHostTests {
  private static let program = URL(filePath: KeptScript.folder)
    .appending(path: "../../Examples/WebHost/.build/debug/WebHost").standardizedFileURL.path
  private static let isBuilt = FileManager.default.isExecutableFile(atPath: program)

  @Test(.long, .enabled(if: isBuilt, "Examples/WebHost is not built"), .needs(.chromium))
  func `A web page shows the posters of a server`() async throws {
    let server = try PosterServer()
    defer { server.stop() }
    let home = try Home()
    let run = try await ChildProgram.run(
      Self.program, ["play", KeptScript(name: "hosts").path],
      environment: home.environment(
        server.variables.merging(["PATH": Tool.searchPath]) { $1 }.mapValues { $0 }))
    // WebHost fails if a picture on the page could not be loaded.
    #expect(run.error == "")
    #expect(run.status == 0)
    #expect(run.output.contains("/poster.jpg"))
    #expect(Set(server.requests.map(\.path)) == ["/t/p/w342/poster.jpg"])
  }
}
