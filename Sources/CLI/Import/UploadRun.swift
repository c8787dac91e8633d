import MovieEntities
import MovieLibrary
import MoviePresentation
import ViperCommandLine
import ViperLocalization
import ViperText

/// Sends marks to the account that the user is logged in to.
@MainActor
struct UploadRun {
  private let gateways: Gateways
  private let context: Context
  private let session: any Session
  private var localizer: Localizer { context.localizer }

  /// Checks that the user is logged in, and that requests can be sent.
  init(_ gateways: Gateways, _ line: ParsedLine, _ context: Context) async throws {
    self.gateways = gateways
    self.context = context
    session = try await gateways.account.requireSession()
    try ServiceChoice(line, context).requireNetwork()
  }

  /// Compares marks with those in the account, asks whether to send the others, and sends them.
  ///
  /// - Returns: The counts, and the failure to end the command with.
  /// - Throws: A failure if nothing was sent.
  func send(
    _ marks: [LibraryMark], isDryRun: Bool,
    confirm: (_ question: String) throws -> Void
  ) async throws -> (summary: UploadSummary, failure: CommandFailure?) {
    let sendable = marks.filter { gateways.canSend($0) }
    let upload = try await MarkUpload(
      sendable, to: gateways.account.service.markStore(of: session))
    if !isDryRun, !upload.pending.isEmpty { try confirm(question(upload.pending.count)) }
    return await send(upload, invented: marks.count - sendable.count, isDryRun: isDryRun)
  }

  private func question(_ count: Int) -> String {
    let (name, counted) = (session.account.displayName, localizer.count(count))
    return count == 1
      ? localizer.text("Send \(counted) mark to the account of \(name)?")
      : localizer.text("Send \(counted) marks to the account of \(name)?")
  }

  private func send(
    _ upload: MarkUpload, invented: Int, isDryRun: Bool
  ) async -> (UploadSummary, CommandFailure?) {
    var upload = upload
    let planned = (upload.pending.count, upload.replacements)
    let problem = isDryRun ? nil : await send(&upload)
    var summary = UploadSummary(unsent: upload.pending.count, invented: invented, isDryRun)
    (summary.sent, summary.replaced) = (upload.sent, upload.replaced)
    if isDryRun { (summary.sent, summary.replaced, summary.unsent) = (planned.0, planned.1, 0) }
    summary.present = upload.present
    summary.failures = upload.failures.map { failed in
      (failed.mark, gateways.failure(failed.error, in: localizer))
    }
    if let problem {
      let advice = localizer.text("Repeat the command to send the other marks.")
      return (summary, gateways.failure(problem, in: localizer).adding(advice))
    }
    // The notes say why.
    let codes = Set(summary.failures.map(\.failure.exitCode))
    if codes.isEmpty { return (summary, nil) }
    return (summary, .quiet(codes.count == 1 ? codes.first ?? .failed : .failed))
  }

  private func send(_ upload: inout MarkUpload) async -> MovieError? {
    let progress = CountProgress(context, gateways.progress) { [localizer] bar, count, all in
      localizer.text("Sending \(bar) \(count) of \(all)")
    }
    defer { progress.end() }
    let total = upload.pending.count
    while !upload.pending.isEmpty {
      progress.show(total - upload.pending.count, of: total)
      do throws(MovieError) { try await upload.sendNext() } catch { return error }
    }
    return nil
  }

}

extension Gateways {
  /// Returns whether a mark can be in the service's accounts, which cannot have movies without a
  /// TMDB ID, or those that exist only in the embedded catalog.
  fileprivate func canSend(_ mark: LibraryMark) -> Bool {
    mark.movie.id.tmdb != nil && (!isLive || !mark.movie.isInvented)
  }

  /// Returns the sentence after a login if there are marks to send on this computer.
  func uploadAdvice(
    for session: any Session, in localizer: Localizer
  ) async -> (count: Int, sentence: String)? {
    let isGuest = session.service == LoginServiceName.guest.rawValue
    // If the library cannot be read, there is nothing to send.
    let marks = (try? await library?.library())?.currentMarks ?? []
    let count = marks.count { mark in
      canSend(mark) && (!isGuest || mark.value.kind == .rating)
    }
    if count == 0 { return nil }
    return (count, localizer.uploadAdvice(count, command: "\(About.name) library upload"))
  }
}

/// The counts of an upload, as they are printed.
struct UploadSummary: Sendable {
  /// The number of failures that are printed as notes.
  private static let maxNotes = 20

  var sent = 0, replaced = 0, present = 0
  var failures: [(mark: LibraryMark, failure: CommandFailure)] = []
  var unsent: Int
  let invented: Int
  let isDryRun: Bool

  init(unsent: Int, invented: Int, _ isDryRun: Bool) {
    (self.unsent, self.invented, self.isDryRun) = (unsent, invented, isDryRun)
  }

  /// Writes notes about the marks that could not be sent.
  func note(_ context: Context) {
    let localizer = context.localizer
    for (mark, failure) in failures.prefix(Self.maxNotes) {
      let (title, reason) = (mark.movie.title, failure.message ?? "")
      let note =
        switch mark.value.kind {
        case .favorite: localizer.text("Note: could not add \(title) to your favorites: \(reason)")
        case .watchlist: localizer.text("Note: could not add \(title) to your watchlist: \(reason)")
        case .rating: localizer.text("Note: could not rate \(title): \(reason)")
        }
      context.console.note(TerminalSanitizer.clean(note))
    }
    if failures.count > Self.maxNotes {
      let more = localizer.count(failures.count - Self.maxNotes)
      context.console.note(
        localizer.text("Note: also not sent: \(more). See --json for all of them."))
    }
    if invented > 0 {
      context.console.note(
        localizer.text(
          "Note: marks left out because TMDB does not have the movie: \(localizer.count(invented))."
        )
      )
    }
  }
}

/// The fields of an upload's counts.
enum UploadFields {
  private static let columns = ["sent", "replaced", "present", "failed", "unsent", "invented"]

  static let table = FieldTable<UploadSummary>(
    columns: columns, members: columns + ["failures", "dry_run"],
    [
      number("sent", "The marks that were sent to the account.") { $0.sent },
      number("replaced", "The sent ratings that replaced another one.") { $0.replaced },
      number("present", "The marks that the account already had.") { $0.present },
      number("failed", "The marks that could not be sent.") { $0.failures.count },
      number("unsent", "The marks that remain because the upload stopped.") { $0.unsent },
      number("invented", "The marks of movies that TMDB does not have.") { $0.invented },
      Field(
        "failures",
        "Why marks could not be sent, each with its id, title, mark, code and reason."
      ) { .list($0.failures.map { FieldValue($0.mark, $0.failure) }) },
      Field("dry_run", fit: .droppable, "Whether nothing was sent.") { .flag($0.isDryRun) },
    ])

  private static func number(
    _ name: String, _ help: String, _ count: @escaping @Sendable (UploadSummary) -> Int
  ) -> Field<UploadSummary> {
    Field(name, fit: .droppable, help) { .number(count($0)) }
  }
}

extension FieldValue {
  fileprivate init(_ mark: LibraryMark, _ failure: CommandFailure) {
    self = .record(
      Record(
        members: [
          ("id", FieldValue(mark.movie.id.tmdb)), ("title", .text(mark.movie.title)),
          ("mark", .text(mark.value.kind.rawValue)), ("code", .text(failure.code)),
          ("reason", .text(failure.message ?? "")),
        ], cells: ["id", "mark", "reason"]))
  }
}
