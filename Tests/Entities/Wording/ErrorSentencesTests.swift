import Foundation
import MovieEntities
import MoviePresentation
import Testing
import Viper
import ViperLocalization

struct ErrorSentencesTests {
  private static let reasons: [MovieError.Reason] =
    MovieError.Network.allCases.map { .network($0) }
    + MovieError.NotLoggedIn.allCases.map { .notLoggedIn($0) }
    + [
      .rejection(.notFound), .rejection(.noMovie(.tmdb(7))), .rejection(.unlisted("Dune")),
      .rejection(.noPerson(5)), .rejection(.badPage(last: 500)), .rejection(.noList(.popular)),
      .rejection(.credential), .rejection(.tooManyRequests(nil)),
      .rejection(.tooManyRequests(.seconds(1))), .rejection(.unavailable(status: 503, nil)),
      .rejection(.badValue), .rejection(.other(code: nil, status: 418)), .login(.unknownUser),
      .login(.wrongPassword), .login(.wrongUsernameOrPassword), .login(.accountDisabled),
      .login(.addressNotConfirmed), .login(.notApproved), .login(.badToken),
      .login(.unknownService("imdb", offered: ["tmdb", "guest"])),
    ]

  private func sentences(_ reason: MovieError.Reason, in localizer: Localizer) -> [String] {
    let failure = localizer.failure(MovieError(reason))
    return [failure.message, failure.advice]
  }

  @Test(arguments: MovieError.Network.allCases)
  func `No text names an option or an environment variable`(network: MovieError.Network) {
    let sentences = sentences(.network(network), in: .english).joined(separator: " ")
    #expect(!sentences.contains("--") && !sentences.contains("TMDB_BASE_URL"))
  }

  @Test func `Each reason has its own texts`() {
    let texts = Self.reasons.map { sentences($0, in: .english) }
    #expect(texts.allSatisfy { $0[0].hasSuffix(".") })
    #expect(Set(texts).count == texts.count)
  }

  @Test(arguments: reasons)
  func `Each reason has other texts in Spanish`(reason: MovieError.Reason) throws {
    try expectSpanish(of: reason)
  }

  private func expectSpanish(of reason: MovieError.Reason) throws {
    let english = sentences(reason, in: .english)
    for (spanish, english) in zip(sentences(reason, in: try Spanish.words()), english) {
      #expect((spanish == english) == english.isEmpty, "\(spanish)")
    }
  }

  @Test(arguments: [
    (MovieError.Wait.seconds(0), "1 second"), (.seconds(1), "1 second"), (.seconds(2), "2 seconds"),
    (.until("Thu, 01 Jan 2026 00:00:00 GMT"), "after Thu, 01 Jan 2026 00:00:00 GMT"),
  ])
  func `The advice after too many requests has the time to wait`(
    wait: MovieError.Wait, time: String
  ) {
    let advice = sentences(.rejection(.tooManyRequests(wait)), in: .english)[1]
    #expect(advice.hasSuffix(" \(time)."))
  }

  @Test func `Every file error has a text, in Spanish too`() throws {
    let reasons: [FileError.Reason] = [
      .noFolder, .system("Full"), .locked, .damaged, .otherOwner, .writableByOthers,
    ]
    for subject in FileError.Subject.allCases {
      for act in FileError.Operation.allCases {
        for reason in reasons {
          let fileError = FileError(subject, act, folder: "/f", file: "s", reason: reason)
          let message = sentences(.file(fileError), in: .english)[0]
          #expect(message.hasSuffix(".") && !message.contains(": ."), "\(fileError)")
          try expectSpanish(of: .file(fileError))
        }
      }
    }
  }

  @Test func `A failure has the error's code and whether a retry may help`() {
    let failure = Localizer.english.failure(MovieError(.network(.timedOut)))
    #expect(failure.code == "timed-out" && failure.canRetry)
  }

  @Test func `A custom error keeps its code and texts in every language`() throws {
    let error = MovieError(
      .rateLimited, "The archive is closed.", advice: "Try again.", canRetry: true)
    let failure = Failure(
      code: "rate-limited", message: "The archive is closed.", advice: "Try again.",
      canRetry: true)
    #expect(Localizer.english.failure(error) == failure)
    #expect(Localizer.english.failure(error).movieCode == .rateLimited)
    #expect(try Spanish.words().failure(error) == failure)
  }

  @Test(arguments: [("No.", "Ask again.", "No. Ask again."), ("No.", "", "No.")])
  func `Message and advice form one text`(message: String, advice: String, text: String) {
    #expect(Failure(code: "refused", message: message, advice: advice).text == text)
  }
}
