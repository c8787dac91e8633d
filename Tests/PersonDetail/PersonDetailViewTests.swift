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

  @Test(arguments: [nil, "https://example.org/a.jpg"])
  func `A page has a portrait if there is one`(address: String?) async {
    let scene = await stage.show(PersonEntity(id: 4, name: "Ada Paper", portraitURL: address))
    #expect(
      scene?.picture
        == address.map {
          Scene.Picture(id: "person-4", address: $0, text: "Portrait of Ada Paper")
        })
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
}
