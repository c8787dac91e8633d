import MovieEntities
import MovieFileImport
import MovieLibrary
import MoviePresentation
import Viper
import ViperCommandLine
import ViperLocalization
import ViperPlatform

/// Imports files for the command and for the window.
struct ImportRun: Sendable {
  /// A closure that is called before each step.
  typealias OnStep = @MainActor @Sendable (ImportStep) -> Void

  /// The command that looks up films without a TMDB ID.
  static let identifyCommand = "\(About.name) library identify"

  let gateways: Gateways
  let environment: Environment
  let localizer: Localizer

  /// Imports the file, folder or archive at a path.
  ///
  /// Canceling the task has no effect once the library is being changed.
  ///
  /// - Throws: `CommandFailure`, `MovieError`, `CancellationError`, or `ImportLine.Mistake` if the
  ///   order of the numbers in dates must be given.
  @concurrent
  func report(
    on path: SystemText, order: DateOrder? = nil, isDryRun: Bool = false, onStep: OnStep
  ) async throws -> ImportReport {
    await onStep(.reading(path.fileName))
    let contents = try contents(of: path, ImportedDays(today: gateways.today, order: order))
    await onStep(.adding(rows: contents.rows.count + contents.events.count))
    let merge: LibraryMerge
    if isDryRun {
      let library = try await gateways.library?.library() ?? Library()
      merge = try LibraryMerge(
        contents.rows, events: contents.events, into: library, at: 0, batch: "")
    } else {
      merge = try await gateways.marks.merge(contents.rows, events: contents.events)
    }
    return ImportReport(
      of: path.fileName, new: merge.new, changed: merge.changed, known: merge.known,
      unlisted: merge.unlisted.count,
      skipped: Self.combined(contents.problems, in: localizer), isDryRun: isDryRun)
  }

  /// Returns what files contain, which is not nothing.
  private func contents(
    of path: SystemText, _ days: ImportedDays
  ) throws -> ImportedContents {
    let files = try ImportFiles(path, environment, localizer)
    let contents = try ImportReader(days: days).contents(of: files)
    guard contents.rows.isEmpty, contents.events.isEmpty else { return contents }
    let reasons = Self.combined(contents.problems, in: localizer)
      .prefix(ImportReport.maxNotes).map { skipped in
        files.files.count == 1 && skipped.lines.isEmpty
          ? skipped.reason : localizer.sentence(skipped)
      }
    throw CommandFailure.badInput(
      ([localizer.text("\(path.text) contains nothing to import.")] + reasons)
        .joined(separator: " "))
  }

  /// Combines equal problems.
  private static func combined(
    _ problems: [ImportError], in localizer: Localizer
  ) -> [ImportReport.Skipped] {
    struct Key: Hashable {
      let reason: ImportError.Reason
      let file: String?
    }
    var keys: [Key] = []
    var equal: [Key: [ImportError]] = [:]
    for problem in problems {
      let key = Key(reason: problem.reason, file: problem.line > 0 ? problem.file : nil)
      if equal[key] == nil { keys.append(key) }
      equal[key, default: []].append(problem)
    }
    return keys.map { key in
      let problems = equal[key] ?? []
      return ImportReport.Skipped(
        reason: key.reason.text(in: localizer, count: key.file == nil ? problems.count : 1),
        files: key.file.map { [$0] } ?? problems.map(\.file),
        lines: key.file == nil ? [] : problems.map(\.line),
        isPartial: key.reason.isPartial)
    }
  }
}

extension ImportRun: FileImporter {
  func report(
    on file: String, order: DateOrder?, onStep: OnStep
  ) async throws(Failure) -> ImportReport {
    do {
      let path = Self.path(file, home: environment["HOME"])
      if path.isSpecial {
        throw CommandFailure.badInput(localizer.text("\(path.text) is not a file."))
      }
      return try await report(on: path, order: order, onStep: onStep)
    } catch let error as ImportLine.Mistake {
      throw Failure(
        code: "unclear-dates", message: error.reason.text(in: localizer),
        advice: localizer.text("Choose their order."))
    } catch let error as CommandFailure {
      throw Failure(code: error.code, message: error.message ?? "")
    } catch let error as MovieError {
      throw localizer.failure(error)
    } catch {
      throw localizer.failure(.cancelled)
    }
  }

  /// Returns the path that a user has typed, or that a terminal has typed for a dropped file, which
  /// can be in quotation marks and have `\ ` for a space.
  static func path(_ typed: String, home: String?) -> SystemText {
    var text = String(typed.trimmed)
    if let mark = text.first, "'\"".contains(mark), text.count > 1, text.last == mark {
      text = String(text.dropFirst().dropLast())
    } else {
      text = text.replacing("\\ ", with: " ")
    }
    if let home, text == "~" || text.hasPrefix("~/") { text = home + text.dropFirst() }
    return SystemText(text)
  }
}

extension ImportReport {
  /// The maximum number of notes about what was skipped.
  static let maxNotes = 20
}

extension CommandFailure {
  /// Returns the failure for a file that cannot be imported.
  static func badInput(_ message: String) -> CommandFailure {
    CommandFailure(exitCode: .badData, code: "bad-input", message: message)
  }
}
