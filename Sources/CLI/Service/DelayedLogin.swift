import MovieEntities
import MovieTMDB
import ViperCommandLine
import ViperLocalization
import ViperScript

/// A login that takes as long as a slow service would, so that users can see the wait.
struct DelayedLogin: LoginService {
  let base: any LoginService
  /// The time to wait before each attempt.
  let delay: Duration
  let clock: WallClock

  var name: String { base.name }
  var credentials: CredentialRule? { base.credentials }

  func logIn(
    username: String, password: String, approve: @Sendable (String) async -> Void
  ) async throws(MovieError) -> any Session {
    do { try await clock.sleep(for: delay) } catch { throw .cancelled }
    return try await base.logIn(username: username, password: password, approve: approve)
  }

  func end(_ session: any Session) async { await base.end(session) }
}

extension SettingKey {
  private static let maxDemoDelay = Duration.seconds(60)

  /// How long a login with a demo account takes.
  static let demoDelay = SettingKey("demo-delay") { text in
    Duration(word: text).flatMap { $0 <= maxDemoDelay ? text : nil }
  } validationError: { text, name, localizer in
    localizer.text(
      "Invalid value '\(text)' for '\(name)'. Use a duration such as 500ms or 2s, up to 1m.")
  }
}
