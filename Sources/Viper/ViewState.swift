/// The state of a screen that shows one thing once it has it.
///
/// A screen with more to say (an empty list, a form) has an enum of its own in its contract.
public enum ViewState<Content> {
  /// Nothing was asked for yet.
  case idle
  /// The answer is under way.
  case loading
  /// The answer is here.
  case loaded(Content)
  /// There is no answer.
  case failed(Failure)
}

extension ViewState: Equatable where Content: Equatable {}
extension ViewState: Sendable where Content: Sendable {}
