import Testing
import Viper

@testable import ViperTerminal

/// Sentences in the last line of a window.
@MainActor
struct HostNoticeTests {
  private let stage = HostStage()

  @Test func `The notice of a scene is shown until the next key, and again when it comes again`()
    async
  {
    let page = await stage.open(.list(3))
    page.change { $0.notice = "Updated" }
    stage.host.scheduler.drawNow()
    #expect(stage.text.last == "Updated")
    stage.press("j")
    #expect(stage.text.last?.hasPrefix("Enter open") == true)
    page.change { $0.notice = nil }
    stage.host.scheduler.drawNow()
    page.change { $0.notice = "Updated" }
    stage.host.scheduler.drawNow()
    #expect(stage.text.last == "Updated")
  }

  @Test func `Two notices are shown together if no key came between them`() async {
    let page = await stage.open(.list(3))
    stage.host.notice("Welcome, neo.")
    page.change { $0.notice = "Updated" }
    stage.host.scheduler.drawNow()
    #expect(stage.text.last == "Welcome, neo. · Updated")
    stage.press("j")
    page.change { $0.notice = nil }
    stage.host.scheduler.drawNow()
    page.change { $0.notice = "Updated" }
    stage.host.scheduler.drawNow()
    #expect(stage.text.last == "Updated")
  }

  @Test func `A notice of another screen is its own`() async {
    await stage.open(.list(3)).change { $0.notice = "Updated" }
    stage.host.scheduler.drawNow()
    stage.press("j")
    var scene = Scene.list(2, title: "Others")
    scene.notice = "Updated"
    await stage.window.push(SceneScreen(scene).module())
    stage.host.scheduler.drawNow()
    #expect(stage.text.last == "Updated")
  }
}
