import Testing
import ViperLocalization

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// The language selected by the locale.
struct LanguageTests {
  @Test(arguments: ["es", "es_ES", "es_ES.UTF-8", "es_MX", "es@euro", "es_ES@euro", "es.UTF-8"])
  func `A Spanish locale selects Spanish`(_ locale: String) {
    #expect(Language(Environment(["LANG": locale])) == .spanish)
  }

  @Test(arguments: [
    "C", "C.UTF-8", "POSIX", "en", "en_US.UTF-8", "de_DE", "est", "et_EE", "ES", "es-ES", "español",
    "_es", ".es", " es", "es ", "esperanto", "1", "/", "\u{1B}[31m",
  ])
  func `Any other locale selects English`(_ locale: String) {
    #expect(Language(Environment(["LANG": locale])) == .english)
  }

  @Test(arguments: [
    ([:], Language.english),
    (["LC_ALL": "es_ES", "LC_MESSAGES": "C", "LANG": "C"], .spanish),
    (["LC_ALL": "C", "LC_MESSAGES": "es_ES", "LANG": "es_ES"], .english),
    (["LC_MESSAGES": "es_ES", "LANG": "C"], .spanish),
    (["LC_MESSAGES": "C", "LANG": "es_ES"], .english),
    (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "es_ES"], .spanish),
    (["LC_ALL": "", "LC_MESSAGES": "es_ES", "LANG": "C"], .spanish),
    (["LC_ALL": "garbage", "LANG": "es_ES"], .english),
    (["LC_CTYPE": "es_ES", "LANGUAGE": "es"], .english),
  ])
  func `The first locale variable that is set decides`(
    _ variables: [String: String], _ language: Language
  ) {
    #expect(Language(Environment(variables)) == language)
  }

  @Test(arguments: [
    (0, "0 seconds", "0 segundos"), (1, "1 second", "1 segundo"), (59, "59 seconds", "59 segundos"),
    (60, "1 minute", "1 minuto"), (3_599, "59 minutes", "59 minutos"), (3_600, "1 hour", "1 hora"),
    (86_399, "23 hours", "23 horas"), (86_400, "1 day", "1 día"), (200_000, "2 days", "2 días"),
  ])
  func `An age has a number and a unit in each language`(
    _ seconds: Int64, _ english: String, _ spanish: String
  ) {
    #expect(Age.text(seconds: seconds, in: .english) == english)
    #expect(Age.text(seconds: seconds, in: Language.spanish.localizer) == spanish)
  }
}
