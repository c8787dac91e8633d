import Testing
import ViperLocalization
import ViperTerminal

struct HostTextsTests {
  private let texts = HostTexts(
    Localizer(
      texts: [
        "Keys": "Teclas", "{0} of {1}": "{0} de {1}", "down": "abajo", "Moving": "Moverse",
        "Enter": "Intro", "No screen matches \"{0}\".": "Ninguna pantalla coincide con «{0}».",
      ], numbers: NumberStyle(decimal: ",", group: ".", minGrouped: 5)))

  @Test func `A localizer translates the texts, the numbers, the commands and the keys`() {
    #expect(texts.keys == "Teclas")
    #expect(texts.position(7, 12_345) == "7 de 12.345")
    #expect(texts.command(.down) == "abajo")
    #expect(texts.group(.moving) == "Moverse")
    #expect(texts.keyNames("Enter l") == "Intro l")
    #expect(texts.noRecent("X") == "Ninguna pantalla coincide con «X».")
  }

  @Test func `A text that the localizer does not have stays English`() {
    #expect(texts.search == "Search")
    #expect(texts.command(.up) == "up")
    #expect(texts.keyNames("Up k") == "Up k")
    #expect(texts.loaded(60, 80) == "60 of 80 loaded")
  }
}
