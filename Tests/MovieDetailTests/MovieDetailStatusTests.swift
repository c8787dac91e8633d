import Entities
import MovieDetail
import Testing
import Viper
import ViperTesting
import Wording

@Suite("Detail view: status")
@MainActor
struct MovieDetailStatusTests {
  /// The line of a movie's status.
  private func line(_ status: String, localizer: Localizer) async -> [String] {
    let stage = Stage(localizer: localizer)
    stage.answer(with: StubMovie(status: status))
    await stage.open(view: .own)
    stage.recorder.expect("interactor.movie(278)", "interactor.states(278)")
    let lines = stage.window.scene?.lines.map(\.text.text) ?? []
    return lines.filter { $0.hasPrefix("Sta") }
  }

  nonisolated static let known = [
    "Rumored", "Planned", "In Production", "Post Production", "Released", "Canceled",
  ]

  @Test("A known status is said in English", arguments: known)
  func english(status: String) async {
    #expect(await line(status, localizer: .english) == ["Status  \(status)"])
  }

  @Test("A known status is said in the person's language", arguments: known)
  func translated(status: String) async {
    let table = Dictionary(uniqueKeysWithValues: Self.known.map { ($0, $0.uppercased()) })
    let localizer = Localizer(texts: table, numbers: .english)
    #expect(await line(status, localizer: localizer) == ["Status  \(status.uppercased())"])
  }

  @Test("A status that nobody knows is said as TMDB says it")
  func unknown() async {
    #expect(await line("In Limbo", localizer: .german) == ["Stand  In Limbo"])
    #expect(await line("In Limbo", localizer: .english) == ["Status  In Limbo"])
  }

  @Test("Without a status there is no line")
  func none() async {
    #expect(await line("", localizer: .english) == [])
  }
}
