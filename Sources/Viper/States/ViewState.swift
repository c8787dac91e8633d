/// The state of a screen that shows one thing after loading it.
///
/// A screen with more states, such as an empty list or a form, declares its own enum in its
/// contract.
public enum ViewState<Content> {
  /// Nothing has been requested yet.
  case idle
  /// The response is under way.
  case loading
  /// The response has arrived.
  case loaded(Content)
  /// The request has failed.
  case failed(Failure)
}

extension ViewState: Equatable where Content: Equatable {}
extension ViewState: Sendable where Content: Sendable {}
