import Testing
import Viper

@testable import MoviesCLI
@testable import ViperScript

/// Scripts give the same result with actions and with keys.
@MainActor
struct KeyDriverTests {
  /// The scripts without a fixed driver.
  private nonisolated static let either = KeptScript.all.filter { script in
    (try? script.source())?.contains("\nset driver ") == false
  }

  @Test(arguments: either)
  func `A script ends on the same screen with actions and with keys`(_ script: KeptScript)
    async throws
  {
    let source = try script.source()
    let byActions = try await Played(source, name: script.name, path: script.path)
    let byKeys = try await Played(source, name: script.name, path: script.path, driver: .keys)
    #expect(byKeys.failure?.report == nil)
    #expect(byKeys.scene == byActions.scene)
    #expect(byKeys.depth == byActions.depth)
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

  @Test(arguments: ["keys", "keys-form"])
  func `Playing with keys writes the same bytes each time`(_ name: String) async throws {
    let script = KeptScript(name: name)
    let first = try await script.play()
    for _ in 0..<3 { #expect(try await script.play().transcript == first.transcript) }
  }
}
