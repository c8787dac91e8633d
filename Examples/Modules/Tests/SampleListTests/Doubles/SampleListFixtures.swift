import Viper

@testable import SampleList

nonisolated extension SampleListEntity {
  static let first = SampleListEntity(id: "1", name: "First", note: "The first row.")
  static let second = SampleListEntity(id: "2", name: "Second")
  static let third = SampleListEntity(id: "3", name: "Third")
}

nonisolated enum SampleListFailures {
  /// A temporary failure, after which a retry may help.
  static let offline = Failure(
    code: "offline", message: "There is no connection.", advice: "Try again.", canRetry: true)
  /// A permanent failure.
  static let refused = Failure(code: "refused", message: "The service refused the request.")
}

extension SampleListState {
  /// The state as spelled in recorded events.
  var spelled: String {
    switch list {
    case .idle: ".idle"
    case .loading: ".loading"
    case .loaded(let list): ".loaded(\(spelled(list)))"
    case .failed(let failure, _): ".failed(\(failure.code))"
    }
  }

  private func spelled(_ list: Paged<SampleListViewModel>) -> String {
    let next =
      switch list.nextPage {
      case .none: ""
      case .available: ", more"
      case .loading: ", loading"
      case .failed(let failure): ", \(failure.code)"
      }
    return "\(list.rows.count) rows, focus \(list.focus)\(next)"
  }
}
