import Viper

/// The state that the list shows, and the state to restore if a load is cancelled.
struct ListOfMoviesProgress {
  /// The state that the list shows.
  var state = ListOfMoviesState.idle
  /// Whether the shown rows were requested again and the new ones have not arrived.
  private var isOutdated = false
  /// Whether the last request was for the shown rows again, not for further rows.
  var isAskedAgain = false
  /// Whether the list should have been requested again while a search had replaced it.
  var isOverdue = false
  /// The state from which the last load began.
  private(set) var resting = ListOfMoviesState.idle

  /// The state to restore if a load that begins now is cancelled; `nil` while a first page is under
  /// way.
  ///
  /// If the shown rows are being requested again, this is their state before, with the current
  /// focus.
  var rest: ListOfMoviesState? {
    guard isAskedAgain, case .loaded(let list) = state, list.nextPage == .loading,
      case .loaded(var rest) = resting
    else { return state.atRest }
    rest.focus = list.focus
    return .loaded(rest)
  }

  /// The list to restore when the user leaves a search; `nil` if it must be requested.
  var settledList: ListOfMoviesState? { state.isList && !isOutdated ? state.atRest : nil }

  /// Records that a load has begun, perhaps of the rows that are already shown.
  mutating func beginLoad(again: Bool = false) {
    if let rest { resting = rest }
    isAskedAgain = again
    isOutdated = isOutdated || again
  }

  /// Records that the rows have arrived.
  mutating func endLoad() {
    (isAskedAgain, isOutdated, isOverdue) = (false, false, false)
  }

  /// Returns whether the caller must request the list again now, and resets this flag.
  mutating func takeOverdue() -> Bool {
    defer { isOverdue = false }
    return isOverdue
  }
}
