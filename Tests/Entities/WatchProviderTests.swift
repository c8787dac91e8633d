import MovieEntities
import Testing

struct WatchProviderTests {
  @Test(arguments: [
    ("Disney Plus", "disney+"), ("Apple TV+", "APPLE tv plus"),
    ("Movistar Plus+", "movistar plus plus"),
    ("Canal+ Séries", "canal-plus-series"), ("Netflix", "8"), ("Netflix", " net flix"),
  ])
  func `A provider matches its name's letters or its ID`(_ name: String, _ text: String) {
    #expect(WatchProvider(id: 8, name: name).isNamed(text))
  }

  @Test(arguments: ["", "-", "9", "netfli", "netflix basic"])
  func `Other texts match no provider`(_ text: String) {
    #expect(!WatchProvider(id: 8, name: "Netflix").isNamed(text))
    #expect(!WatchProvider(id: 8, name: "!").isNamed(text))
  }
}
