import Viper

/// What the list shows, and what a load that is given up leads back to.
struct ListOfMoviesProgress {
  /// What is shown.
  var state = ListOfMoviesState.idle
  /// Whether the rows were to be asked for again, and have not come anew.
  private var isOutdated = false
  /// Whether the last request was for the rows that are shown, not for more of them.
  var isAskedAgain = false
  /// Whether the list should have been asked for again while a search was under way over it.
  var isOverdue = false
  /// The state that the last load began from.
  private(set) var resting = ListOfMoviesState.idle

  /// What a load that begins now leads back to when it is given up; `nil` while another one is under way.
  ///
  /// Of rows that are asked for again, that is what they were before, with the focus where it is now.
  var rest: ListOfMoviesState? {
    guard isAskedAgain, case .loaded(let list) = state, list.nextPage == .loading,
      case .loaded(var rest) = resting
    else { return state.atRest }
    rest.focus = list.focus
    return .loaded(rest)
  }

  /// The list to come back to when a search is left; `nil` when it has to be asked for.
  var settledList: ListOfMoviesState? { state.isList && !isOutdated ? state.atRest : nil }

  /// A load begins: of rows that are shown already, perhaps.
  mutating func beginLoad(again: Bool = false) {
    if let rest { resting = rest }
    isAskedAgain = again
    isOutdated = isOutdated || again
  }

  /// The rows have come.
  mutating func endLoad() {
    (isAskedAgain, isOutdated, isOverdue) = (false, false, false)
  }

  /// Whether the list has to be asked for again now; it is the caller who does.
  mutating func takeOverdue() -> Bool {
    defer { isOverdue = false }
    return isOverdue
  }
}
