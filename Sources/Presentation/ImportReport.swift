package import ViperLocalization

/// What an import did or, as a dry run, would do.
public struct ImportReport: Hashable, Sendable {
  /// What was skipped for one reason: lines of a file, or whole files.
  public struct Skipped: Hashable, Sendable {
    /// The reason, as a sentence.
    public let reason: String
    /// The names of the files.
    public let files: [String]
    /// The numbers of the lines, all in one file; empty if whole files were skipped.
    public let lines: [Int]
    /// Whether only the rating of each line was skipped.
    public let isPartial: Bool

    /// Creates a value.
    public init(reason: String, files: [String], lines: [Int], isPartial: Bool = false) {
      (self.reason, self.files, self.lines) = (reason, files, lines)
      self.isPartial = isPartial
    }

    /// The number of lines or, if whole files were skipped, of files.
    public var count: Int { lines.isEmpty ? files.count : lines.count }
  }

  /// The name of the file, folder or archive.
  public let file: String
  /// The number of entries and marks that were added.
  public let new: Int
  /// The number of entries that were changed.
  public let changed: Int
  /// The number of entries and marks that the library already had.
  public let known: Int
  /// The number of films without a TMDB ID.
  public let unlisted: Int
  /// What was skipped, and why.
  public let skipped: [Skipped]
  /// Whether this was a dry run.
  public let isDryRun: Bool

  /// Creates a report.
  public init(
    of file: String, new: Int, changed: Int, known: Int, unlisted: Int = 0, skipped: [Skipped] = [],
    isDryRun: Bool = false
  ) {
    self.file = file
    (self.new, self.changed, self.known, self.unlisted) = (new, changed, known, unlisted)
    (self.skipped, self.isDryRun) = (skipped, isDryRun)
  }

  /// The number of lines and files that were skipped.
  public var skippedCount: Int { skipped.reduce(0) { $0 + $1.count } }
}

/// What an import is doing.
public enum ImportStep: Hashable, Sendable {
  /// It reads the file or folder with a name.
  case reading(String)
  /// It compares a number of rows with the library, and adds those that are new.
  case adding(rows: Int)
}

/// The order of the numbers in a date of a spreadsheet, such as 5/3/2021.
public enum DateOrder: String, CaseIterable, Sendable {
  /// Month, day, year.
  case mdy
  /// Day, month, year.
  case dmy
}

extension Localizer {
  /// Returns where rows or files were skipped, by the file and the numbers of the lines or the names
  /// of the files, and why.
  package func sentence(_ skipped: ImportReport.Skipped) -> String {
    let maxShown = 5
    let names = skipped.lines.isEmpty ? skipped.files : skipped.lines.map { "\($0)" }
    let shown = names.prefix(maxShown).joined(separator: ", ")
    let more = names.count > maxShown ? ", … (\(count(names.count)))" : ""
    let file = skipped.lines.isEmpty ? "" : "\(skipped.files[0]):"
    return "\(file)\(shown)\(more): \(skipped.reason)"
  }

  /// The advice about films that the catalog does not have.
  package func identifyAdvice(command: String) -> String {
    self.text("Run '\(command)' with a TMDB token to complete them.")
  }

  /// Returns a line about what an import is doing.
  package func sentence(_ step: ImportStep) -> String {
    switch step {
    case .reading(let name): self.text("Reading \(name)…")
    case .adding(let rows): self.text("Comparing with your library (rows: \(count(rows)))…")
    }
  }
}
