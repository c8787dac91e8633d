import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// The program's palette entries: log in and out, whoami, and settings.
@Suite(.places(2))
struct BrowsePaletteTests {
  @Test func `Log in, whoami, and log out work in the palette`() async throws {
    let home = try Home()
    let file = home.path + "/palette.script"
    let run = try await Terminal.run(["browse", "--record", file], home: home) { terminal in
      let screen = WatchedScreen(terminal)
      try screen.wait(for: ["Metropolis"])
      try screen.type("3", until: ["Top rated movies", ">3 Top"])
      try screen.type(":log in", until: ["> Log in"])
      try screen.type("\r", until: ["> Username:"])
      try screen.type("user0\t12345678", until: ["> Password: ••••••••"])
      try screen.type("\r", until: ["Top rated movies", ">3 Top", "Welcome, User Zero."])
      try screen.type(":logged", until: ["> Logged in as User Zero (user0) with 'embedded'."])
      try screen.type("\u{15}set pict kit", until: ["> Set pictures to kitty"])
      try screen.type("\r", until: ["pictures is set to kitty. Restart to apply it."])
      try screen.type(":log out", until: ["> Log out"])
      try screen.type("\r", until: ["Logged out.", ">3 Top"])
      try screen.type(":log in", until: ["> Log in"])
      terminal.type("\u{1B}[27uq")
    }
    #expect(run.status == 0)
    let script = try String(contentsOfFile: file, encoding: .utf8)
    #expect(script.contains("log in\n") && script.contains("log out\n"))
    let played = try await Program.run(["play", file], environment: ["PASSWORD": "12345678"])
    #expect(played.status == 0, "\(played.output)\(played.error)\n\(script)")
    let saved = try await Program.run(["config", "get", "pictures"], in: home, [:])
    #expect(saved.output == "kitty\n")
  }
}
