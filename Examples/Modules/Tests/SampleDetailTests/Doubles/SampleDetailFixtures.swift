import Viper

@testable import SampleDetail

nonisolated extension SampleDetailEntity {
  /// An entity whose fields are all known.
  ///
  /// If you add a field, fill it in here.
  static let full = SampleDetailEntity(
    id: "1", name: "First", year: 1927, text: "The first one.")
  /// An entity of which only the name is known.
  static let sparse = SampleDetailEntity(id: "1", name: "First")
}

nonisolated enum SampleDetailFailures {
  /// A temporary failure, after which a retry may help.
  static let offline = Failure(
    code: "offline", message: "There is no connection.", advice: "Try again.", canRetry: true)
  /// A permanent failure.
  static let refused = Failure(code: "refused", message: "The service refused the request.")
}

extension SampleDetailState {
  /// The state as spelled in recorded events.
  var spelled: String {
    switch page {
    case .idle: ".idle"
    case .loading(let page): ".loading(\(page?.title ?? title))"
    case .loaded(let page): ".loaded(\(page.title))"
    case .failed(let failure, nil): ".failed(\(failure.code))"
    case .failed(let failure, let page?): ".failed(\(page.title), \(failure.code))"
    }
  }
}
