import MovieEntities
import MovieStats
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct StatsPresenterTests {
  private let stage = StatsStage()

  @Test func `All years are shown first, then one after the other`() async {
    for year in [nil, 2026, 2024, 2026, nil] { stage.answer(year) }
    await stage.open()
    for action in ["previous-year", "previous-year", "previous-year"] {
      await stage.window.send(.activate(action))
    }
    stage.recorder.expect(
      "view.update(.loading)", "interactor.statistics(year: nil)",
      "view.update(.loaded(Statistics))", "view.update(.loading(Statistics))",
      "interactor.statistics(year: 2026)", "view.update(.loaded(Statistics · 2026))",
      "view.update(.loading(Statistics · 2026))", "interactor.statistics(year: 2024)",
      "view.update(.loaded(Statistics · 2024))")
    for action in ["next-year", "next-year", "next-year"] {
      await stage.window.send(.activate(action))
    }
    stage.recorder.expect(
      "view.update(.loading(Statistics · 2024))", "interactor.statistics(year: 2026)",
      "view.update(.loaded(Statistics · 2026))", "view.update(.loading(Statistics · 2026))",
      "interactor.statistics(year: nil)", "view.update(.loaded(Statistics))")
    await stage.close()
  }

  @Test func `A refresh reads the same year again, and says so until the next action`() async {
    for year in [nil, 2026, 2026, 2024] { stage.answer(year) }
    await stage.open(recorded: false)
    await stage.window.send(.activate("previous-year"))
    await stage.window.send(.refresh)
    await stage.window.send(.activate("previous-year"))
    stage.recorder.expect(
      "view.update(.loading(Statistics))", "interactor.statistics(year: 2026)",
      "view.update(.loaded(Statistics · 2026))", "view.update(.loading(Statistics · 2026))",
      "interactor.statistics(year: 2026)", "view.update(.loaded(Statistics · 2026))",
      "view.update(.loaded(Statistics · 2026, Updated))",
      "view.update(.loaded(Statistics · 2026))", "view.update(.loading(Statistics · 2026))",
      "interactor.statistics(year: 2024)", "view.update(.loaded(Statistics · 2024))")
    await stage.close()
  }

  @Test func `A diary without entries is empty`() async {
    stage.answer(with: .empty)
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)", "interactor.statistics(year: nil)", "view.update(.empty)")
    await stage.close()
  }

  @Test func `A failure can be retried`() async {
    stage.answer(with: .offline)
    stage.answer()
    await stage.open()
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loading)", "interactor.statistics(year: nil)",
      "view.update(.failed(offline))", "view.update(.loading)",
      "interactor.statistics(year: nil)", "view.update(.loaded(Statistics))")
    await stage.close()
  }

  @Test func `Back closes the screen`() async {
    stage.answer()
    await stage.open(recorded: false)
    await stage.window.send(.back)
    stage.recorder.expect("router.close()")
    await stage.close()
  }
}
