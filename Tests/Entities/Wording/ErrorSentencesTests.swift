import Foundation
import MovieEntities
import MoviePresentation
import Testing
import Viper
import ViperLocalization

struct ErrorSentencesTests {
  /// The kinds of reasons; a new reason fails to compile without a case here, and needs a row.
  private static func kind(_ reason: MovieError.Reason) -> String {
    switch reason {
    case .cancelled: "cancelled"
    case .network(let network): kind(network)
    case .rejection(let rejection): kind(rejection)
    case .login(let login): kind(login)
    case .notLoggedIn(let reason): kind(reason)
    // These have their own table.
    case .file: "file"
    case .custom: "custom"
    }
  }

  private static func kind(_ reason: MovieError.Network) -> String { "network.\(reason)" }

  private static func kind(_ reason: MovieError.NotLoggedIn) -> String { "notLoggedIn.\(reason)" }

  private static func kind(_ reason: MovieError.Rejection) -> String {
    switch reason {
    case .notFound: "notFound"
    case .noMovie: "noMovie"
    case .unlisted: "unlisted"
    case .noPerson: "noPerson"
    case .badPage: "badPage"
    case .noList: "noList"
    case .credential: "credential"
    case .tooManyRequests: "tooManyRequests"
    case .unavailable: "unavailable"
    case .badValue: "badValue"
    case .other: "other"
    }
  }

  private static func kind(_ reason: MovieError.Login) -> String {
    switch reason {
    case .unknownUser: "unknownUser"
    case .wrongPassword: "wrongPassword"
    case .wrongUsernameOrPassword: "wrongUsernameOrPassword"
    case .accountDisabled: "accountDisabled"
    case .addressNotConfirmed: "addressNotConfirmed"
    case .notApproved: "notApproved"
    case .badToken: "badToken"
    case .unknownService: "unknownService"
    }
  }

  @Test(arguments: ReasonSentences.network)
  func `No text names an option or an environment variable`(row: ReasonSentences.Row) {
    let sentences = sentences(row.reason, in: .english).joined(separator: " ")
    #expect(!sentences.contains("--") && !sentences.contains("TMDB_BASE_URL"))
  }

  private func sentences(_ reason: MovieError.Reason, in localizer: Localizer) -> [String] {
    let failure = localizer.failure(MovieError(reason))
    return [failure.message, failure.advice]
  }

  @Test(arguments: ReasonSentences.all)
  func `Each reason has its own texts, different in Spanish`(row: ReasonSentences.Row) throws {
    #expect(sentences(row.reason, in: .english) == row.english)
    // These two have no translation.
    guard !["cancelled", "custom"].contains(Self.kind(row.reason)) else { return }
    try expectSpanish(of: row.reason, row.english)
  }

  @Test(arguments: FileErrorSentences.all)
  func `Each file error has its own texts`(row: FileErrorSentences.Row) throws {
    #expect(sentences(.file(row.fileError), in: .english) == row.english)
    try expectSpanish(of: .file(row.fileError), row.english)
  }

  private func expectSpanish(of reason: MovieError.Reason, _ english: [String]) throws {
    for (spanish, english) in zip(sentences(reason, in: try Spanish.words()), english) {
      #expect((spanish == english) == english.isEmpty, "\(spanish)")
    }
  }

  @Test func `Every file error has a text`() {
    let reasons: [FileError.Reason] = [
      .noFolder, .system("Full"), .locked, .damaged, .otherOwner, .writableByOthers,
    ]
    for subject in FileError.Subject.allCases {
      for act in FileError.Operation.allCases {
        for reason in reasons {
          let fileError = FileError(subject, act, folder: "/f", file: "s", reason: reason)
          let message = sentences(.file(fileError), in: .english)[0]
          #expect(message.hasSuffix(".") && !message.contains(": ."), "\(fileError)")
        }
      }
    }
  }

  @Test func `Every reason is in the table`() {
    let kinds = Set(ReasonSentences.all.map { Self.kind($0.reason) })
    let networks = MovieError.Network.allCases.map(Self.kind)
    let sessions = MovieError.NotLoggedIn.allCases.map(Self.kind)
    #expect(kinds.isSuperset(of: networks + sessions))
    #expect(kinds.count == networks.count + sessions.count + 11 + 8 + 2)
  }

  @Test func `A failure has the error's code and whether a retry may help`() {
    #expect(
      Localizer.english.failure(MovieError(.network(.timedOut)))
        == Failure(
          code: "timed-out", message: "The request to TMDB timed out.",
          advice: "Try again.", canRetry: true))
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

  @Test func `A missing translation falls back to English`() {
    let localizer = Localizer(
      texts: ["Too many requests to TMDB.": "Demasiado."],
      numbers: .english)
    #expect(
      sentences(.rejection(.tooManyRequests(.seconds(30))), in: localizer)
        == ["Demasiado.", "Try again in 30 seconds."])
  }

  @Test(arguments: [("No.", "Ask again.", "No. Ask again."), ("No.", "", "No.")])
  func `Message and advice form one text`(message: String, advice: String, text: String) {
    #expect(Failure(code: "refused", message: message, advice: advice).text == text)
  }
}
