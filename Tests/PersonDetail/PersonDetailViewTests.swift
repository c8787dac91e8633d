import MovieEntities
import PersonDetail
import Testing
import Viper
import ViperLocalization
import ViperTesting

@MainActor
struct PersonDetailViewTests {
  private let stage = PersonDetailStage()

  @Test func `A page shows the dates, the biography, and the movies`() async {
    let scene = await stage.show(.full)
    #expect(
      scene?.text == """
        Marian Anderson
        Born  February 27, 1897 · Philadelphia, Pennsylvania
        Died  April 8, 1993
        Known for  Acting

        She sang.

        She went on.

        Movies
        > 11  Newer  1957  Singer
          10  Older  1939  Herself · Producer
        """)
    #expect(scene?.total == 2)
    #expect(scene?.offers == [.refresh])
    await stage.close()
  }

  @Test func `A person without values shows only a name and a message`() async {
    let scene = await stage.show(.unknown)
    #expect(scene?.text == "Nobody Known\nNo movies found for this person.")
    #expect(scene?.rows == [])
    await stage.close()
  }

  @Test func `More is offered until all movies are shown`() async {
    let scene = await stage.show(.busy(21))
    #expect(scene?.offers == [.refresh, .more])
    #expect(scene?.total == 21)
    await stage.window.send(.more)
    #expect(stage.window.scene?.offers == [.refresh])
    #expect(stage.window.scene?.rows.count == 21)
    await stage.close()
  }

  @Test func `A failure has a retry button`() async {
    stage.answer(with: .failure(.offline))
    await stage.open(name: "Marian", spied: false)
    stage.recorder.expect("interactor.person(1)")
    #expect(
      stage.window.scene?.text == """
        Marian
        ! There is no connection.
          Check the connection.
        [Retry]
        """)
    await stage.close()
  }

  @Test func `The page is translated`() async {
    let german = Localizer(
      texts: [
        "Born": "Geboren", "Died": "Gestorben", "Known for": "Bekannt für", "Acting": "Schauspiel",
        "Movies": "Filme", "{0} {1}, {2}": "{1}. {0} {2}", "February": "Februar",
      ], numbers: NumberStyle(decimal: ",", group: ".", minGrouped: 4))
    let scene = await stage.show(.full, localizer: german)
    #expect(
      scene?.lines.prefix(3).map(\.text.text) == [
        "Geboren  27. Februar 1897 · Philadelphia, Pennsylvania", "Gestorben  8. April 1993",
        "Bekannt für  Schauspiel",
      ])
    #expect(scene?.sections.first?.heading == "Filme")
    await stage.close()
  }
}
