import Testing
import ViperLocalization

struct LocalizerTests {
  private static let spanish = Localizer(
    texts: ["Help": "Ayuda"],
    numbers: NumberStyle(decimal: ",", group: ".", minGrouped: 5))

  @Test func `A text in a custom table is translated, others stay unchanged`() {
    #expect(Self.spanish.translated("Help") == "Ayuda")
    #expect(Self.spanish.translated("{0}") == "{0}")
    #expect(Localizer.english.translated("Help") == "Help")
  }

  @Test(arguments: [
    (0, "0", "0"), (999, "999", "999"), (1_000, "1,000", "1000"), (9_999, "9,999", "9999"),
    (10_000, "10,000", "10.000"), (1_234_567, "1,234,567", "1.234.567"),
  ])
  func `Whole numbers are grouped as in the language`(
    number: Int, english: String, spanish: String
  ) {
    #expect(Localizer.english.count(number) == english)
    #expect(Self.spanish.count(number) == spanish)
  }

  @Test(arguments: [("8.4", "8,4"), ("8", "8"), ("0.5", "0,5"), ("", "")])
  func `Fractions have the language's decimal separator`(text: String, spanish: String) {
    #expect(Localizer.english.decimal(text) == text)
    #expect(Self.spanish.decimal(text) == spanish)
  }
}
