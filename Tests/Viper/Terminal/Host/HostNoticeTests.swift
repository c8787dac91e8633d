import Testing
import Viper

@testable import ViperTerminal

/// Notices in the window's last line.
@MainActor
struct HostNoticeTests {
  private let stage = HostStage()

  @Test func `A scene's notice is shown until the next key, and again if it repeats`()
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

  @Test func `Two notices are shown together if no key came between`() async {
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

  @Test func `A notice that is shown alone takes the place of the scene's notice`() async {
    let page = await stage.open(.list(3))
    stage.host.notice("Welcome, neo.", isAlone: true)
    page.change { $0.notice = "Updated" }
    stage.host.scheduler.drawNow()
    #expect(stage.text.last == "Welcome, neo.")
  }

  @Test func `Each screen has its own notice`() async {
    await stage.open(.list(3)).change { $0.notice = "Updated" }
    stage.host.scheduler.drawNow()
    stage.press("j")
    var scene = Scene.list(2, title: "Others")
    scene.notice = "Updated"
    await stage.window.push(SceneScreen(scene).module())
    stage.host.scheduler.drawNow()
    #expect(stage.text.last == "Updated")
  }

  @Test(arguments: [(18, 3), (16, 4), (18, 4), (24, 5), (40, 8)])
  func `A notice can be read completely on a small screen`(_ columns: Int, _ rows: Int) async {
    let stage = HostStage(columns: columns, rows: rows)
    await stage.open(.list(3))
    let notice = "Note: The built-in catalog has 80 movies. Set TMDB_ACCESS_TOKEN to use TMDB."
    stage.host.notice(notice)
    stage.host.scheduler.drawNow()
    let needed = TextWrapper(width: columns).lines(notice).count
    #expect(stage.text.last?.hasSuffix("…") == (needed > rows))
    var words = notice.split(separator: " ")[...]
    for _ in 0..<3 {
      for line in stage.text {
        while let word = words.first, line.contains(word) { words.removeFirst() }
      }
      stage.press("x")
    }
    // A word wider than the screen is split.
    #expect(words.first == (columns < 17 ? "TMDB_ACCESS_TOKEN" : nil))
  }

  @Test func `A longer notice covers the rows above the last one until the next key`() async {
    await stage.open(.list(3))
    let before = stage.text
    stage.host.notice("One sentence that is longer than a line of this screen.")
    stage.host.scheduler.drawNow()
    #expect(stage.text.dropLast(2) == before.dropLast(2))
    #expect(
      stage.text.suffix(2) == ["One sentence that is longer than a line", "of this screen."])
    stage.press("x")
    #expect(stage.text == before)
    stage.expectWholeDrawing()
  }

  @Test(arguments: [
    (26, "Waiting 59 s  Esc cancel"), (34, "Waiting 59 s  Esc cancel  q quit"),
    (42, "Waiting 59 s  Esc cancel  ? keys  q quit"), (20, "Waiting 59 s"),
  ])
  func `The key that cancels a request is omitted last`(columns: Int, line: String) async {
    let stage = HostStage(columns: columns)
    await stage.open(.list(3))
    stage.host.onCancel = {}
    stage.host.showProgress("Waiting 59 s")
    stage.host.scheduler.drawNow()
    #expect(stage.text.last == line)
  }

  @Test(arguments: [(18, 3), (15, 4), (100, 1)])
  func `A terminal that is too small shows the message in its rows`(_ columns: Int, _ rows: Int)
    async
  {
    let stage = HostStage(columns: columns, rows: rows)
    await stage.open(.list(3))
    #expect(
      stage.text.filter { !$0.isEmpty }.joined(separator: " ")
        == "Too small: \(columns)x\(rows). Needs 16x4.")
  }
}
