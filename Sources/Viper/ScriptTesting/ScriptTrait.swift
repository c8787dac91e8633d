public import Testing
public import ViperScript

/// A trait that plays a script before a test's body.
public struct ScriptTrait: TestTrait, SuiteTrait, TestScoping {
  let script: TestScript
  let driver: ScriptDriver

  /// Applies to each test of a suite.
  public var isRecursive: Bool { true }

  /// Plays the script, then runs the test's body unless the script failed.
  @concurrent public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    for issue in try await issues(performing: function) { issue.record() }
  }

  /// Plays the script, then performs a function unless the script failed, and returns the issues to
  /// record.
  @concurrent func issues(
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws -> [ScriptIssue] {
    let (stage, issues) = await script.played(driver)
    if let stage { try await PlayedStage.$current.withValue(stage, operation: function) }
    return issues
  }
}

extension Trait where Self == ScriptTrait {
  /// Plays a script before a test's body, for example to reach the screen that the test is about.
  ///
  /// ```swift
  /// @Test(.script("login.script", in: language))
  /// func `Enter opens a note`() async throws {
  ///   let stage = try #require(NotesStage.played)
  ///   await stage.window.send(.selectRow(0))
  /// }
  /// ```
  ///
  /// If the script fails, an issue is recorded at the script's line, and the body does not run. In a
  /// suite, the script is played before each test.
  ///
  /// - Parameters:
  ///   - path: The path of the script, relative to the calling file's folder.
  ///   - language: The language of the script.
  ///   - driver: How actions are performed, unless the script uses `set driver`.
  ///   - sourceLocation: The call site.
  /// - Returns: The trait.
  public static func script<Stage: ScriptStage, Settings: Sendable>(
    _ path: String, in language: ScriptLanguage<Stage, Settings>, driver: ScriptDriver = .window,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    Self(
      script: TestScript(path, in: language, sourceLocation: sourceLocation), driver: driver)
  }
}

extension ScriptStage {
  /// The stage on which the trait `script(_:in:)` has played a script before this test; `nil` if the
  /// test has no such trait, or if the stage is of another type.
  public static var played: Self? { PlayedStage.current as? Self }
}

private enum PlayedStage {
  @TaskLocal static var current: (any ScriptStage)?
}
