import MovieEntities
import MovieStats
import Testing
import Viper
import ViperTesting

@MainActor
struct StatsViewTests {
  private let stage = StatsStage()

  @Test func `Buttons go to years with viewings`() async {
    for year in [nil, 2026, 2024] { stage.answer(year) }
    await stage.open(spied: false)
    func enabled() -> [String]? {
      stage.window.scene?.buttons.filter(\.isEnabled).map { "\($0.label) \($0.key ?? "-")" }
    }
    #expect(enabled() == ["Previous year p", "Diary D"])
    await stage.window.send(.activate("previous-year"))
    #expect(enabled() == ["Previous year p", "Next year n", "Diary D"])
    await stage.window.send(.activate("previous-year"))
    #expect(enabled() == ["Next year n", "Diary D"])
    await stage.close()
  }

  @Test func `Each chart is a table, after the totals`() async {
    stage.answer()
    await stage.open(spied: false)
    let scene = stage.window.scene
    #expect(scene?.message == "Viewings: 3 · Movies: 1 · Rewatches: 0")
    #expect(
      scene?.sections.map(\.heading) == [
        "By month", "By weekday", "By release decade", "By year", "Viewings per day in 2026",
      ])
    #expect(
      scene?.sections[3].rows.map { $0.cells.map(\.text) } == [
        ["2024", "2"], ["2025", "0"], ["2026", "1"],
      ])
    #expect(scene?.sections[3].rows.map(\.share) == [1, 0, 0.5])
    #expect(scene?.sections[4].text.map(\.text.text.count).max() == 57)
    await stage.close()
  }

  @Test func `A failure is shown with advice`() async {
    stage.answer(with: .offline)
    await stage.open(spied: false)
    #expect(stage.window.scene?.failure?.code == "offline")
    #expect(stage.window.scene?.buttons.map(\.id) == ["retry"])
    await stage.close()
  }

  @Test func `If the diary cannot be read again, the charts stay, with the failure`() async {
    stage.answer()
    stage.answer(with: .offline)
    await stage.open(spied: false)
    let sections = stage.window.scene?.sections
    await stage.window.send(.refresh)
    #expect(stage.window.scene?.sections == sections)
    #expect(stage.window.scene?.failure?.code == "offline")
    #expect(stage.window.scene?.notice == nil)
    #expect(stage.window.scene?.buttons.last?.id == "retry")
    await stage.close()
  }
}
