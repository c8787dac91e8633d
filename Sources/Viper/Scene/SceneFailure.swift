extension Scene {
  /// Shows a failure, with a button to retry if a retry may help.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - label: The label of the button, whose identifier is `retry`.
  public mutating func show(_ failure: Failure, retry label: String) {
    self.failure = failure
    if failure.canRetry { buttons.append(Button(id: "retry", label: label)) }
  }
}
