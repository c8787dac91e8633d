import ViperLocalization
import ViperPlatform
import ViperText

/// The settings file, which is written either completely or not at all.
struct SettingsFile {
  private static let name = "config.json"
  /// The maximum size of the file in bytes, which is far more than any settings need.
  private static let limit = 1 << 20

  private let folder: PrivateFolder
  private let program: String
  private let localizer: Localizer
  /// The path of the file, which may not exist.
  let path: SystemText

  /// Creates an instance for the file; `nil` if the environment does not specify a folder for it.
  init?(_ environment: Environment, in localizer: Localizer) {
    guard let path = environment.configFolder else { return nil }
    program = environment.program.name
    folder = PrivateFolder(path)
    self.path = "\(path)/\(Self.name)"
    self.localizer = localizer
  }

  /// Reads the file.
  ///
  /// Returns an empty document if the file does not exist.
  func read() throws(CommandFailure) -> SettingsDocument {
    let bytes: [UInt8]
    do throws(SystemFileError) {
      bytes = try folder.read(Self.name, limit: Self.limit)
    } catch {
      if error.isMissing { return SettingsDocument() }
      throw failure(
        localizer.text("Cannot read the settings in \(path.text): \(reason(error)).")
          + advice(error))
    }
    guard bytes.contains(where: { !" \t\r\n".utf8.contains($0) }) else {
      return SettingsDocument()
    }
    // Some editors write a byte order mark.
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var scanner = JSONScanner(bytes, start..<bytes.count)
    guard let value = try? FieldValue(&scanner), scanner.isAtEnd else {
      throw damaged(localizer.text("Invalid JSON."))
    }
    guard case .record(let record) = value else {
      throw damaged(localizer.text("The settings must be a JSON object."))
    }
    return SettingsDocument(record)
  }

  /// Changes the contents of the file, unless the file is damaged.
  ///
  /// If the change fails, the file stays the same.
  @concurrent
  func change(
    _ change: @Sendable (inout SettingsDocument) throws(CommandFailure) -> Void
  ) async throws(CommandFailure) {
    let lock: FolderLock?
    do throws(SystemFileError) {
      try folder.prepare()
      lock = try await locked()
    } catch {
      throw notWritable(error)
    }
    defer { lock?.release() }
    var document = try read()
    try change(&document)
    do throws(SystemFileError) {
      try write(document.json)
    } catch {
      throw notWritable(error)
    }
  }

  /// Returns a lock on the folder; `nil` if the file system does not support locking folders.
  private func locked() async throws(SystemFileError) -> FolderLock? {
    do throws(SystemFileError) {
      return try await folder.lockWhole(timeout: .seconds(10))
    } catch {
      if error.isHeld { throw error }
      return nil
    }
  }

  /// Writes the file or, if the file is a link, the target of the link.
  private func write(_ text: String) throws(SystemFileError) {
    let bytes = Array(text.utf8)
    var about = stat()
    guard lstat(path.cString, &about) == 0, about.st_mode & S_IFMT == S_IFLNK else {
      return try folder.write(bytes, to: Self.name)
    }
    // Keep a broken link, because the link's target may be only temporarily unavailable.
    guard let real = path.resolved else { throw SystemFileError(number: errno) }
    try real.replace(with: bytes, mode: 0o600, permissions: 0o600, isDurable: true)
  }

  // MARK: Failures

  func damaged(_ sentence: String) -> CommandFailure {
    failure(localizer.text("\(path.text): \(sentence) Fix or remove the file."))
  }

  /// Returns the failure for an invalid value in the file, with a command that removes the value.
  func invalid(_ key: SettingKey, _ sentence: String) -> CommandFailure {
    let command = "\(program) config unset \(key.name)"
    return failure(
      localizer.text(
        "\(path.text): \(sentence) Fix the value, or remove it with '\(command)'."))
  }

  private func failure(_ message: String) -> CommandFailure {
    CommandFailure(exitCode: .badData, code: "bad-config", message: message)
  }

  private func notWritable(_ problem: SystemFileError) -> CommandFailure {
    CommandFailure(
      exitCode: .cannotWrite, code: "config-not-writable",
      message: localizer.text("Cannot write the settings in \(path.text): \(reason(problem)).")
        + advice(problem))
  }

  private func reason(_ problem: SystemFileError) -> String {
    switch problem.distrust {
    case .otherOwner: localizer.text("the folder belongs to another user")
    case .writableByOthers: localizer.text("other users can write to the folder")
    case nil where problem.isHeld: localizer.text("another process is writing them")
    case nil where problem.isNoFile: localizer.text("it is not a file or is too large")
    case nil: problem.reason
    }
  }

  private func advice(_ problem: SystemFileError) -> String {
    switch problem.distrust {
    case .otherOwner: " " + localizer.text("Set XDG_CONFIG_HOME to a folder you own.")
    case .writableByOthers: " " + localizer.text("Run 'chmod go-w' on the folder.")
    case nil: ""
    }
  }
}

/// The contents of the settings file, including members that this version does not recognize.
struct SettingsDocument: Sendable {
  var values: [String: FieldValue] = [:]

  init() {}

  init(_ file: Record) {
    for (name, value) in file.members { values[name] = value }
  }

  var json: String { JSONText.encode(values, isPretty: true) + "\n" }
}

extension FieldValue {
  /// Reads a JSON value.
  init(_ scanner: inout JSONScanner, depth: Int = 0) throws(JSONScanner.SyntaxError) {
    // A file edited by hand must not exhaust the stack.
    guard depth < 64 else { throw JSONScanner.SyntaxError() }
    switch scanner.peek() {
    case UInt8(ascii: "{"):
      var members: [(String, FieldValue)] = []
      try scanner.object { (name, value) throws(JSONScanner.SyntaxError) in
        members.append((name, try FieldValue(&value, depth: depth + 1)))
      }
      self = .record(Record(members: members))
    case UInt8(ascii: "["):
      var values: [FieldValue] = []
      try scanner.array { (value) throws(JSONScanner.SyntaxError) in
        values.append(try FieldValue(&value, depth: depth + 1))
      }
      self = .list(values)
    case UInt8(ascii: "\""): self = .text(try scanner.string())
    case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .flag(try scanner.bool())
    case UInt8(ascii: "n"):
      try scanner.skip()
      self = .none
    case _:
      var copy = scanner
      if let number = try? copy.integer() {
        (self, scanner) = (.number(number), copy)
      } else {
        self = .decimal(try scanner.decimal())
      }
    }
  }
}
