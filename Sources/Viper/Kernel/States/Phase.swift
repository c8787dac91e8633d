/// How far the loading of a screen's content has got.
///
/// Content that has been loaded stays while it is reloaded, and if the reload fails. Content can be
/// empty; that is for the content itself to tell.
///
/// ```swift
/// struct NotesState: Equatable {
///   var title: String
///   var notes = Phase<[Note]>.idle
/// }
/// ```
public enum Phase<Content> {
  /// Nothing has been requested yet.
  case idle
  /// A request is in progress; the content is that of an earlier request, if any.
  case loading(Content? = nil)
  /// The content has been loaded.
  case loaded(Content)
  /// The last request failed; the content is that of an earlier request, if any.
  case failed(Failure, Content? = nil)

  /// The content to show, if any.
  ///
  /// Content can be changed, but neither added nor removed: setting it has no effect while there is
  /// none, and neither has setting it to `nil`.
  @inlinable
  public var content: Content? {
    get {
      switch self {
      case .idle: nil
      case .loading(let content), .failed(_, let content): content
      case .loaded(let content): content
      }
    }
    set {
      guard content != nil, let newValue else { return }
      switch self {
      case .idle: break
      case .loading: self = .loading(newValue)
      case .loaded: self = .loaded(newValue)
      case .failed(let failure, _): self = .failed(failure, newValue)
      }
    }
  }

  /// The failure of the last request, if it failed.
  public var failure: Failure? {
    if case .failed(let failure, _) = self { failure } else { nil }
  }

  /// A Boolean value that indicates whether a request is in progress.
  public var isLoading: Bool { if case .loading = self { true } else { false } }

  /// Changes the content, if any.
  public mutating func edit(_ change: (inout Content) -> Void) {
    guard var content else { return }
    change(&content)
    self.content = content
  }
}

extension Phase: Equatable where Content: Equatable {}
extension Phase: Hashable where Content: Hashable {}
extension Phase: Sendable where Content: Sendable {}

extension Scene {
  /// Shows whether a screen's content is loading, or why it could not be loaded.
  ///
  /// A button that retries a failed request is among the view's actions; see `Action.retry`.
  ///
  /// - Parameters:
  ///   - phase: How far the loading has got.
  ///   - loading: The text to show while a request is in progress.
  public mutating func show<Content>(_ phase: Phase<Content>, loading: String) {
    if phase.isLoading { self.loading = loading }
    if let failure = phase.failure { self.failure = failure }
  }
}
