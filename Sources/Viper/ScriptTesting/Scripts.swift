public import Testing
import ViperPlatform
public import ViperScript

/// The scripts in a folder, as the arguments of a test.
///
/// ```swift
/// @Test(arguments: Scripts("Scripts", in: language))
/// func play(_ script: TestScript) async { await script.play() }
/// ```
///
/// Each file is a case of its own. Because the folder is found next to the test's source file, the
/// test target needs no resources.
public struct Scripts: Collection, Sendable {
  private let scripts: [TestScript]

  /// Finds the files of a folder whose names end in `.script`, sorted by name.
  ///
  /// Files in subfolders, which other scripts may include, are not found. If there are no scripts, the
  /// only case fails.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder, relative to the calling file's folder.
  ///   - language: The language of the scripts.
  ///   - sourceLocation: The call site.
  public init<Stage: ScriptStage, Settings: Sendable>(
    _ folder: String, in language: ScriptLanguage<Stage, Settings>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let entries = (try? sourceLocation.path(of: folder).entryNames()) ?? []
    let names = entries.map(\.text).filter { $0.hasSuffix(".script") }.sorted()
    scripts =
      names.isEmpty
      ? [TestScript(missingIn: folder, sourceLocation)]
      : names.map { TestScript("\(folder)/\($0)", in: language, sourceLocation: sourceLocation) }
  }

  /// The index of the first script.
  public var startIndex: Int { scripts.startIndex }
  /// The index after the last script.
  public var endIndex: Int { scripts.endIndex }
  /// Returns the index after another index.
  public func index(after index: Int) -> Int { scripts.index(after: index) }
  /// Returns the script at an index.
  public subscript(index: Int) -> TestScript { scripts[index] }
}

/// A script file that a test plays.
public struct TestScript: Sendable, Identifiable, CustomTestStringConvertible {
  /// The path of the file.
  public let id: String
  private let test:
    @MainActor @Sendable (ScriptDriver, @escaping (String) -> String?) async -> Played

  /// Creates a script without reading it.
  ///
  /// - Parameters:
  ///   - path: The path of the file, relative to the calling file's folder.
  ///   - language: The language of the script.
  ///   - sourceLocation: The call site.
  public init<Stage: ScriptStage, Settings: Sendable>(
    _ path: String, in language: ScriptLanguage<Stage, Settings>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let path = sourceLocation.path(of: path).text
    id = path
    test = { driver, secrets in
      let script: Script<Stage, Settings>
      do throws(ScriptMistakes) {
        script = try Script(contentsOf: path, in: language, driver: driver)
      } catch {
        return (nil, error.issues(sourceLocation))
      }
      return await script.played(secrets, at: sourceLocation)
    }
  }

  /// Creates a script that fails because a folder contains no scripts.
  fileprivate init(missingIn folder: String, _ sourceLocation: SourceLocation) {
    id = folder
    let issue = ScriptIssue(text: "'\(folder)' contains no scripts.", location: sourceLocation)
    test = { _, _ in (nil, [issue]) }
  }

  /// The name of the file.
  public var testDescription: String { id.split(separator: "/").last.map(String.init) ?? id }

  /// Plays the script on a new stage, and records an issue at the line that fails, with the screen.
  ///
  /// - Parameters:
  ///   - driver: How actions are performed, unless the script uses `set driver`.
  ///   - secrets: A closure that returns the value of an environment variable, or `nil` if the
  ///     variable is not set.
  @MainActor
  public func play(
    driver: ScriptDriver = .window,
    secrets: @escaping (String) -> String? = { _ in nil }
  ) async {
    for issue in await played(driver, secrets).issues { issue.record() }
  }

  /// The stage on which a script was played, unless the script failed, and the issues to record.
  typealias Played = (stage: (any ScriptStage)?, issues: [ScriptIssue])

  /// Plays the script without recording issues.
  @MainActor
  func played(
    _ driver: ScriptDriver = .window, _ secrets: @escaping (String) -> String? = { _ in nil }
  ) async -> Played {
    await test(driver, secrets)
  }
}

/// An issue at a line of a script or at the call site.
struct ScriptIssue: Equatable, Sendable {
  let text: String
  let location: SourceLocation

  func record() { Issue.record(Comment(rawValue: text), sourceLocation: location) }
}

extension Script {
  /// Plays the script on a new stage, and records an issue at the line that fails, with the screen.
  ///
  /// If the script is not a file, the issue is at the call site.
  ///
  /// - Parameters:
  ///   - secrets: A closure that returns the value of an environment variable, or `nil` if the
  ///     variable is not set.
  ///   - sourceLocation: The call site.
  @MainActor
  public func test(
    secrets: @escaping (String) -> String? = { _ in nil },
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    for issue in await played(secrets, at: sourceLocation).issues { issue.record() }
  }

  /// Plays the script without recording issues.
  @MainActor
  func played(
    _ secrets: @escaping (String) -> String? = { _ in nil }, at sourceLocation: SourceLocation
  ) async -> TestScript.Played {
    let (stage, result) = await playOnStage(secrets: secrets)
    guard let failure = result.failure else { return (stage, []) }
    let text = [failure.command, failure.message, failure.picture].filter { !$0.isEmpty }
    let line = path == nil ? "\(failure.location.text): " : ""
    let issue = ScriptIssue(
      text: line + text.joined(separator: "\n"),
      location: path == nil ? sourceLocation : sourceLocation.location(failure.location))
    return (nil, [issue])
  }
}

extension ScriptMistakes {
  /// Returns an issue for each mistake, at its line and column.
  fileprivate func issues(_ sourceLocation: SourceLocation) -> [ScriptIssue] {
    mistakes.map {
      ScriptIssue(text: $0.text, location: sourceLocation.location($0.location))
    }
  }
}

extension SourceLocation {
  /// Returns a path that is relative to the folder of the source file.
  func path(of path: String) -> SystemText {
    path.hasPrefix("/") ? SystemText(path) : "\(SystemText(filePath).folder)\(path)"
  }

  /// Returns the location of a command in a script, as a part of the same module.
  fileprivate func location(_ location: ScriptLocation) -> SourceLocation {
    let file = SystemText(location.file)
    let name = SystemText(file.bytes.dropFirst(file.folder.bytes.count)).text
    return SourceLocation(
      fileID: "\(moduleName)/\(name)", filePath: file.resolved?.text ?? location.file,
      line: max(location.line, 1), column: location.column)
  }
}
