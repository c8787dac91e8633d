import MovieEntities
import MovieLibrary
import MovieLogEntry
import Testing
import Viper
import ViperTesting

@MainActor
struct LogEntryPresenterTests {
  private let stage = LogEntryStage()

  @Test func `A new entry has the current day, and Enter saves it`() async {
    stage.answer()
    await stage.open()
    await stage.window.send(.submit())
    stage.recorder.expect(
      "view.update(.editing(2026-01-01 | - | no | - | -))",
      "view.update(.saving(2026-01-01 | - | no | - | -))",
      "interactor.save(add 19 on 2026-01-01, rating -, rewatch false, tags [], note '')",
      "view.update(.saved(logged))",
      "router.close(logged)")
    await stage.close()
  }

  @Test func `All fields are saved`() async {
    stage.answer()
    await stage.open(spied: false)
    await stage.type(
      (.day, "Yesterday "), (.rating, "8,5"), (.rewatch, "yes"), (.tags, "a, b,,a"), (.note, "N"))
    await stage.window.send(.submit())
    stage.recorder.expect(
      """
      interactor.save(add 19 on 2025-12-31, rating 8.5, rewatch true, tags ["a", "b"], note 'N')
      """, "router.close(logged)")
    await stage.close()
  }

  @Test func `A zero alone is the rating 10`() async {
    stage.answer()
    await stage.open(spied: false)
    await stage.type((.rating, "0"))
    #expect(stage.window.scene?.fields[1].validationError == nil)
    await stage.window.send(.submit())
    stage.recorder.expect(
      "interactor.save(add 19 on 2026-01-01, rating 10, rewatch false, tags [], note '')",
      "router.close(logged)")
    await stage.close()
  }

  @Test(arguments: ["2026-02-29", "2026-01-02", "1887-12-31", "tomorrow", "2026-1-1"])
  func `An invalid day is reported at its field, and nothing is saved`(day: String) async {
    await stage.open(recorded: false)
    await stage.type((.day, day))
    await stage.window.send(.submit())
    // Showing the same state again draws nothing.
    stage.recorder.expect("view.update(.editing(\(day)! | - | no | - | -))")
    await stage.close()
  }

  @Test func `An empty day is a mistake only after a submit`() async {
    await stage.open(recorded: false)
    await stage.type((.day, ""))
    await stage.window.send(.submit())
    stage.recorder.expect(
      "view.update(.editing(- | - | no | - | -))", "view.update(.editing(-! | - | no | - | -))")
    await stage.close()
  }

  @Test(arguments: ["00", "11", "7.3"])
  func `A rating off the scale is reported at its field`(rating: String) async {
    await stage.open(recorded: false)
    await stage.type((.rating, rating))
    await stage.window.send(.submit())
    stage.recorder.expect("view.update(.editing(2026-01-01 | \(rating)! | no | - | -))")
    await stage.close()
  }

  @Test func `A note that is too long is reported at its field`() async {
    await stage.open(spied: false)
    await stage.type((.note, String(repeating: "x", count: 65_537)))
    await stage.window.send(.submit())
    #expect(stage.window.scene?.fields.map { $0.validationError != nil }.last == true)
    stage.recorder.expect()
    await stage.close()
  }

  @Test func `An entry is shown as it is, and only changed fields are saved`() async {
    stage.answer()
    await stage.open(LogEntryInput(entry: .metropolis))
    await stage.type((.rating, ""), (.note, "Live music."))
    await stage.window.send(.submit())
    stage.recorder.expect(
      "view.update(.editing(2025-12-31 | 8.5 | yes | cinema, a,b | Live music.))",
      "view.update(.editing(2025-12-31 | - | yes | cinema, a,b | Live music.))",
      "view.update(.saving(2025-12-31 | - | yes | cinema, a,b | Live music.))",
      "interactor.save(edit 7 rating -)",
      "view.update(.saved(changed))",
      "router.close(changed)")
    await stage.close()
  }

  @Test func `A field that the form would reject is saved with others if it is unchanged`() async {
    stage.answer()
    let imported = Viewing(
      of: Film(id: 19, title: "Metropolis", year: 1927), on: Day("2026-06-01"),
      note: String(repeating: "x", count: 65_537))
    await stage.open(
      LogEntryInput(entry: DiaryEntry(id: "7", time: 0, viewing: imported)), spied: false)
    #expect(stage.window.scene?.fields.map(\.validationError) == [nil, nil, nil, nil, nil])
    await stage.type((.rating, "8"))
    await stage.window.send(.submit())
    stage.recorder.expect("interactor.save(edit 7 rating 8)", "router.close(changed)")
    await stage.close()
  }

  @Test func `An unchanged entry is not saved`() async {
    await stage.open(LogEntryInput(entry: .metropolis), recorded: false)
    await stage.window.send(.submit())
    stage.recorder.expect("router.close()")
    await stage.close()
  }

  @Test func `A save that fails keeps the text and can be repeated`() async {
    stage.answer(with: .offline)
    stage.answer()
    await stage.open(spied: false)
    await stage.type((.note, "N"))
    await stage.window.send(.submit())
    #expect(stage.window.scene?.failure != nil)
    await stage.window.send(.activate("submit"))
    let save = "interactor.save(add 19 on 2026-01-01, rating -, rewatch false, tags [], note 'N')"
    stage.recorder.expect(save, save, "router.close(logged)")
    await stage.close()
  }

  @Test func `While saving, the form cannot be changed, saved again, or left`() async {
    let gate = Gate()
    stage.answer(behind: gate)
    await stage.open(spied: false)
    let saving = stage.window.begin(.submit())
    await gate.arrivals()
    await stage.window.send(.submit())
    await stage.type((.note, "Other"))
    await stage.window.send(.back)
    #expect(stage.window.scene?.buttons.map { $0.progress != nil } == [true])
    await gate.open()
    await saving.value
    stage.recorder.expect(
      "interactor.save(add 19 on 2026-01-01, rating -, rewatch false, tags [], note '')",
      "router.close(logged)")
    await stage.close()
  }

  @Test func `Back closes the form without saving`() async {
    await stage.open(spied: false)
    await stage.type((.note, "N"))
    await stage.window.send(.back)
    stage.recorder.expect("router.close()")
    await stage.close()
  }

  @Test func `The rewatch follows the day until the user chooses it`() async {
    await stage.open(days: [Day("2025-12-24")], recorded: false)
    #expect(stage.window.scene?.hasUnsavedChanges == false)
    await stage.type((.day, "2025-12-24"), (.day, "2025-12-25"), (.rewatch, "no"), (.day, "today"))
    stage.recorder.expect(
      "view.update(.editing(2025-12-24 | - | no | - | -))",
      "view.update(.editing(2025-12-25 | - | yes | - | -))",
      "view.update(.editing(2025-12-25 | - | no | - | -))",
      "view.update(.editing(today | - | no | - | -))")
    await stage.close()
  }

  @Test func `Before a movie is logged on the same day again, the user is asked`() async {
    await stage.open(days: [.today, Day("2025-12-24")], spied: false)
    await stage.window.send(.submit())
    // The spy cancels.
    stage.recorder.expect("router.confirm()")
    stage.answer()
    await stage.type((.day, "2025-12-25"))
    await stage.window.send(.submit())
    stage.recorder.expect(
      "interactor.save(add 19 on 2025-12-25, rating -, rewatch true, tags [], note '')",
      "router.close(logged)")
    await stage.close()
  }

  @Test func `The form for an entry neither changes its rewatch nor asks`() async {
    stage.answer()
    await stage.open(LogEntryInput(entry: .metropolis), days: [Day("2025-12-30")], spied: false)
    await stage.type((.rewatch, "no"), (.day, "2025-12-30"))
    await stage.window.send(.submit())
    stage.recorder.expect(
      "interactor.save(edit 7 on 2025-12-30, rewatch false)", "router.close(changed)")
    await stage.close()
  }
}
