import Viper

@testable import SampleSearch

nonisolated extension SampleSearchEntity {
  static let first = SampleSearchEntity(id: "1", name: "First", note: "The first row.")
  static let second = SampleSearchEntity(id: "2", name: "Second")
  static let third = SampleSearchEntity(id: "3", name: "Third")
}

nonisolated enum SampleSearchFailures {
  /// A temporary failure, after which a retry may help.
  static let offline = Failure(
    code: "offline", message: "There is no connection.", advice: "Try again.", canRetry: true)
  /// A permanent failure.
  static let refused = Failure(code: "refused", message: "The service refused the request.")
}

extension SampleSearchState {
  /// The state as spelled in recorded events.
  var spelled: String {
    switch self {
    case .idle: ".idle"
    case .loading(let heading): ".loading(\(heading.term))"
    case .empty(let heading): ".empty(\(heading.term))"
    case .loaded(let screen): ".loaded(\(spelled(screen)))"
    case .failed(_, let failure): ".failed(\(failure.code))"
    }
  }

  private func spelled(_ screen: SampleSearchViewModel) -> String {
    let next =
      switch screen.list.nextPage {
      case .none: ""
      case .available: ", more"
      case .loading: ", loading"
      case .failed(let failure): ", \(failure.code)"
      }
    let rows = screen.rows.map(\.id).joined(separator: " ")
    return "rows \(rows), focus \(screen.list.focus)\(next)"
  }
}
