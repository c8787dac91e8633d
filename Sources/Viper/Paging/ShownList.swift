/// The list within the state that a presenter shows.
@MainActor
struct ShownList<State, Row> {
  let shown: Shown<State>
  let list: @MainActor (State) -> Paged<Row>?
  let replacing: @MainActor (State, Paged<Row>) -> State

  /// The list that is shown; `nil` if the state has none.
  var current: Paged<Row>? { list(shown.state) }
}

extension ShownList where State: Equatable {
  /// Shows a list in place of the one that is shown.
  func show(_ list: Paged<Row>) {
    shown.show(replacing(shown.state, list))
  }

  /// Shows that the next page of a list is under way.
  func showWaiting(_ list: Paged<Row>) {
    shown.show(
      replacing(shown.state, list.with(.loading)),
      resting: replacing(shown.state, list.with(.available)))
  }

  /// Shows that all pages of a list are under way again.
  ///
  /// A cancellation leads back to what was shown before, perhaps a next page that has failed.
  func showWaitingAgain(_ list: Paged<Row>) {
    shown.show(replacing(shown.state, list.with(.loading)), resting: shown.rest)
  }

  /// Moves the focus of the shown rows, and of those that are shown again after a cancellation.
  func moveFocus(to index: Int) {
    guard let list = current else { return }
    let rest = self.list(shown.rest).map { replacing(shown.rest, $0.focused(at: index)) }
    shown.show(replacing(shown.state, list.focused(at: index)), resting: rest ?? shown.rest)
  }

  /// Keeps the shown rows, and shows why no more arrived; `nil` if the request was cancelled.
  func end(with failure: Failure?) {
    guard let list = current else { return }
    shown.show(failure.map { replacing(shown.state, list.with(.failed($0))) } ?? shown.rest)
  }
}
