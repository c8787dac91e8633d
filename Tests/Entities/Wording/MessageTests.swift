import Testing
import ViperLocalization

struct MessageTests {
  private func words(_ texts: [String: String]) -> Localizer {
    Localizer(texts: texts, numbers: .english)
  }

  @Test func `The English text has its values inserted`() {
    #expect(
      Localizer.english.text("No movie found with ID \(234).")
        == "No movie found with ID 234."
    )
  }

  @Test func `A translation is used if the table has one`() {
    let words = words(["No movie found with ID {0}.": "No hay película con el id {0}."])
    #expect(words.text("No movie found with ID \(234).") == "No hay película con el id 234.")
  }

  @Test func `A missing translation falls back to English`() {
    let words = words(["Try again.": "Otra vez."])
    #expect(words.text("Try it again.") == "Try it again.")
    #expect(words.text("Try \("again").") == "Try again.")
  }

  @Test func `Values can be in another order or repeated`() {
    let words = words(["{0} of {1}": "{1}: {0}, {0}"])
    #expect(words.text("\(3) of \("ten")") == "ten: 3, 3")
  }

  @Test(arguments: ["{1}", "{0}", "{", "}", "{}", "{{0}}", "{9}"])
  func `Braces in a value are literal`(value: String) {
    let words = words(["{0} and {1}": "{1} y {0}"])
    #expect(words.text("\(value) and \("two")") == "two y \(value)")
    #expect(Localizer.english.text("\(value) and \("two")") == "\(value) and two")
  }

  @Test(arguments: ["{", "}", "{}", "{x}", "{1}", "{-1}", "{0", "a { b"])
  func `Braces in a table without a value are literal`(text: String) {
    #expect(words(["One {0}": text]).text("One \(7)") == text)
  }

  @Test func `A brace before a placeholder does not hide it`() {
    #expect(words(["One {0}": "{{0}"]).text("One \(7)") == "{7")
  }

  @Test func `A multiline literal becomes one line`() {
    let text = Localizer.english.text(
      """
      One \
      \(2).
      """)
    #expect(text == "One 2.")
  }
}
