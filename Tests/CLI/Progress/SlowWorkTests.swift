import Testing
import Viper
import ViperTesting

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// A line about work without requests is shown only if the work takes long.
@Suite(.places(1)) @MainActor struct SlowWorkTests {
  private let rig = ProgressRig()
  private let gate = Gate()

  private func work() async {
    await SlowWork(rig.mark, clock: rig.wall).run { show in
      show("reading")
      await gate.pass()
      show("adding")
      await gate.pass()
    }
    rig.note("end")
  }

  @Test func `Work under half a second shows nothing`() async {
    async let ended: Void = work()
    await rig.pass(499)
    await gate.open()
    await ended
    #expect(rig.happened == ["end"])
  }

  @Test func `Longer work shows what it is doing, which is erased at its end`() async {
    async let ended: Void = work()
    await rig.pass(500)
    rig.note("500 ms")
    await gate.open()
    await ended
    #expect(rig.happened == ["reading", "500 ms", "erase", "end"])
  }
}
