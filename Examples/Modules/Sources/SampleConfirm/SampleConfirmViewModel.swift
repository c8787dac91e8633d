/// The content of the dialog.
public struct SampleConfirmViewModel: Hashable, Sendable {
  /// The question.
  public let question: String
  /// A sentence about the consequences.
  public let message: String
  /// The label of the button that confirms, which names what it does.
  public let confirm: String
  /// The label of the button that cancels.
  public let cancel: String
  /// The text in place of the label while the request is in progress.
  public let progress: String
}
