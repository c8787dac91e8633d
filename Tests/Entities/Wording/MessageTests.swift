import Testing
import ViperLocalization

@Suite("Something to say")
struct MessageTests {
  private func words(_ texts: [String: String]) -> Localizer {
    Localizer(texts: texts, numbers: .english)
  }

  @Test("The English is said as it stands, values in their place")
  func english() {
    #expect(
      Localizer.english("There is no movie with the id \(234).")
        == "There is no movie with the id 234."
    )
  }

  @Test("A language says it in its own words")
  func translated() {
    let words = words(["There is no movie with the id {0}.": "No hay película con el id {0}."])
    #expect(words("There is no movie with the id \(234).") == "No hay película con el id 234.")
  }

  @Test("What a table lacks is said in English")
  func missing() {
    let words = words(["Try again.": "Otra vez."])
    #expect(words("Try it again.") == "Try it again.")
    #expect(words("Try \("again").") == "Try again.")
  }

  @Test("Values may stand in another order, or twice")
  func order() {
    let words = words(["{0} of {1}": "{1}: {0}, {0}"])
    #expect(words("\(3) of \("ten")") == "ten: 3, 3")
  }

  @Test("Braces in a value are text", arguments: ["{1}", "{0}", "{", "}", "{}", "{{0}}", "{9}"])
  func braces(value: String) {
    let words = words(["{0} and {1}": "{1} y {0}"])
    #expect(words("\(value) and \("two")") == "two y \(value)")
    #expect(Localizer.english("\(value) and \("two")") == "\(value) and two")
  }

  @Test(
    "Braces in a table that name no value are text",
    arguments: ["{", "}", "{}", "{x}", "{1}", "{-1}", "{0", "a { b"])
  func noPlace(text: String) {
    #expect(words(["One {0}": text])("One \(7)") == text)
  }

  @Test("A brace before a place does not hide it")
  func braceBeforePlace() {
    #expect(words(["One {0}": "{{0}"])("One \(7)") == "{7")
  }

  @Test("A long sentence over several lines is one line")
  func lines() {
    let text = Localizer.english(
      """
      One \
      \(2).
      """)
    #expect(text == "One 2.")
  }
}
