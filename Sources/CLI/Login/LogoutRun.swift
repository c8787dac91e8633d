import MovieEntities
import MovieWording
import Viper
import ViperCommandLine
import ViperLocalization
import ViperTerminal

/// Ends the sessions of a run's services, locally and at the services.
struct LogoutRun {
  /// A session that was ended.
  struct Ended {
    /// The account of the session; `nil` if its file was damaged.
    let account: (any Account)?
    let service: String
    /// Whether the service has ended the session too.
    let toldService: Bool

    /// The session as JSON.
    var document: FieldValue {
      .record(
        Record(
          members: [
            ("account", account.map { FieldValue($0) } ?? .none), ("service", .text(service)),
            ("told_service", .flag(toldService)),
          ], cells: ["service"]))
    }
  }

  let gateways: Gateways
  let context: Context

  /// Ends the sessions of this run's services, and notes each that a service could not end.
  func run() async throws(CommandFailure) -> [Ended] {
    var ended: [Ended] = []
    var problem: MovieError?
    for service in gateways.loginServices {
      do throws(MovieError) {
        if let one = try await end(service.name) { ended.append(one) }
      } catch {
        // The other sessions are ended too.
        problem = problem ?? error
      }
    }
    if let problem { throw CommandFailure(problem, in: context.localizer) }
    guard !ended.isEmpty else { throw .notLoggedIn(context.localizer) }
    return ended
  }

  /// Ends the session that a service created; returns `nil` if there is none.
  private func end(_ service: String) async throws(MovieError) -> Ended? {
    let session: any Session
    do throws(MovieError) {
      guard let kept = try await gateways.account.session(from: service) else { return nil }
      session = kept
    } catch {
      return try await remove(service, after: error)
    }
    let refusal = try await gateways.account.logOut(session)
    if let refusal {
      let reason = context.localizer.failure(refusal).message
      note(
        context.localizer("Note: logged out here, but the service could not be told: \(reason)"))
    }
    return Ended(account: session.account, service: service, toldService: refusal == nil)
  }

  /// Removes the file of a session that cannot be read.
  private func remove(
    _ service: String, after error: MovieError
  ) async throws(MovieError) -> Ended {
    // A folder in which other users can write is not touched.
    guard case .file(let trouble) = error.reason, trouble.reason == .damaged else { throw error }
    try await gateways.account.sessions.remove(service)
    let message = context.localizer.failure(error).message
    note(context.localizer("Note: \(message) The file was removed."))
    return Ended(account: nil, service: service, toldService: false)
  }

  private func note(_ text: String) {
    context.console.note(TerminalSanitizer.clean(text))
  }
}
