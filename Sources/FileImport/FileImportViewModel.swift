/// The form as shown, with localized text.
public struct FileImportViewModel: Hashable, Sendable {
  /// The report on an import, as a page.
  public struct Report: Hashable, Sendable {
    /// The title, which names the file.
    public let title: String
    /// The paragraphs of the page.
    public let lines: [String]
    /// Whether there is something to undo.
    public let canUndo: Bool
    /// The reason why the import could not be undone, if any.
    public var notice: String?
  }

  /// The path as typed.
  public var file = ""
  /// The chosen order of the numbers in dates; empty if none is chosen.
  public var dates = ""
  /// Whether the form asks for the order.
  public var asksForDates = false
  /// What the import is doing; `nil` if none is in progress.
  public var progress: String?
}

/// The fields of the form, with their names in actions and scripts.
public enum FileImportField: String, Sendable {
  /// The path of the file, folder or archive.
  case file
  /// The order of the numbers in dates, `mdy` or `dmy`, if the form asks for it.
  case order
}
