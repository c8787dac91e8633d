import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperText

/// The files to import: one file, or those in a folder or a ZIP archive.
struct ImportFiles: Sendable {
  struct File: Sendable {
    /// The path inside the folder or archive.
    let path: String
    let bytes: [UInt8]
  }

  let files: [File]
  /// The files in an archive that cannot be read because of their names.
  let badNames: [String]

  init(_ files: [File], badNames: [String] = []) {
    self.files = files
    self.badNames = badNames
  }

  /// Reads the files at a path.
  init(_ path: SystemText, _ environment: Environment, _ localizer: Localizer) throws {
    var loader = ImportLoader(path, environment, localizer)
    try loader.read()
    // The order of the files in a folder is unspecified. Pages are in the order of their numbers.
    self.init(
      loader.files.sorted { ($0.path.utf8.count, $0.path) < ($1.path.utf8.count, $1.path) },
      badNames: loader.badNames)
  }

  /// The folders in an export whose files must not be imported.
  private static let ignoredFolders: Set<Substring> = ["deleted", "orphaned", "__MACOSX"]

  /// Returns whether the file at a path should be imported.
  static func isWanted(_ path: String) -> Bool {
    let components = path.split(separator: "/")
    let name = path.lowercased()
    return (name.hasSuffix(".csv") || name.hasSuffix(".json"))
      && !(components.last?.hasPrefix(".") ?? true)
      && !components.dropLast().contains(where: ignoredFolders.contains)
  }
}

/// Reads the files at a path, within limits.
struct ImportLoader {

  /// The size limits of a file and of all files, in bytes.
  private static let (maxFile, maxTotal) = (100 << 20, 500 << 20)
  /// The maximum number of files.
  private static let maxCount = 10_000
  private let path: SystemText
  private let environment: Environment
  private let localizer: Localizer
  /// Reads a file of at most the given size.
  private let readAll: (Descriptor, _ limit: Int) throws(SystemFileError) -> [UInt8]
  private(set) var files: [ImportFiles.File] = []
  private(set) var badNames: [String] = []
  /// The size of all files, in bytes.
  private var total = 0

  init(
    _ path: SystemText, _ environment: Environment, _ localizer: Localizer,
    readAll: @escaping (Descriptor, _ limit: Int) throws(SystemFileError) -> [UInt8] = {
      (file, limit) throws(SystemFileError) in try file.readAll(limit: limit)
    }
  ) {
    (self.path, self.environment, self.localizer) = (path, environment, localizer)
    self.readAll = readAll
  }

  mutating func read() throws {
    guard path.kind == S_IFDIR else { return try readFile() }
    var found: [(entry: SystemText, path: String)] = []
    try list(path, "", depth: 0, &found)
    guard found.contains(where: { Self.isPartOfExport($0.path) }) else {
      throw notExport(found.map(\.path))
    }
    for (entry, path) in found {
      try open(entry) { loader, file in try loader.add(path, try loader.read(file, path)) }
    }
  }

  // MARK: Files and folders

  private mutating func readFile() throws {
    try open(path) { loader, file in
      if loader.isArchive(file) {
        try loader.readArchive(file)
      } else {
        try loader.add(loader.path.fileName, try loader.read(file, loader.path.text))
      }
    }
  }

  /// Returns whether a file starts like a ZIP archive; `false` for a pipe.
  private func isArchive(_ file: Descriptor) -> Bool {
    var start: [UInt8] = [0, 0, 0, 0]
    guard pread(file.number, &start, start.count, 0) == start.count else { return false }
    return start == [0x50, 0x4B, 0x03, 0x04] || start == [0x50, 0x4B, 0x05, 0x06]
  }

  /// Lists the files in a folder that are worth reading: an export is at the top or one level down,
  /// and has at most the folders `likes` and `lists` inside.
  private func list(
    _ folder: SystemText, _ prefix: String, depth: Int,
    _ files: inout [(entry: SystemText, path: String)]
  ) throws {
    let names: [SystemText]
    try Task.checkCancellation()
    do throws(SystemFileError) { names = try folder.entryNames() } catch {
      // Other users' folders beside an export don't matter.
      if depth > 0 { return }
      throw notReadable(folder.text, error.reason)
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let (entry, inner): (SystemText, String) = ("\(folder)/\(name)", prefix + name.text)
      var about = stat()
      // Don't follow links.
      guard lstat(entry.cString, &about) == 0 else { continue }
      if about.st_mode & S_IFMT == S_IFDIR {
        let isInExport = depth == 1 && ["likes", "lists"].contains(name.text)
        if depth == 0 || isInExport { try list(entry, inner + "/", depth: depth + 1, &files) }
      } else if about.st_mode & S_IFMT == S_IFREG, ImportFiles.isWanted(inner) {
        files.append((entry, inner))
        try checkCount(files.count)
      }
    }
  }

  /// Returns whether a file, or one in a folder, shows that the folder is an export.
  private static func isPartOfExport(_ path: String) -> Bool {
    let components = path.lowercased().split(separator: "/")
    guard components.count <= 2, let name = components.last else { return false }
    return ["diary.csv", "watched.csv", "ratings.csv"].contains(name)
      || ["history-", "ratings-", "tracking-prod-records"].contains(where: name.hasPrefix)
  }

  private mutating func add(_ path: String, _ bytes: [UInt8]) throws {
    files.append(ImportFiles.File(path: path, bytes: bytes))
    total += bytes.count
    guard total <= Self.maxTotal else { throw tooLarge(self.path.text, "500 MB") }
  }

  /// Opens a file, reads it, and checks that it has not changed in the meantime.
  private mutating func open(
    _ path: SystemText, _ read: (inout ImportLoader, Descriptor) throws -> Void
  ) throws {
    try Task.checkCancellation()
    do {
      let file = Descriptor(try path.openFile(O_RDONLY | O_NONBLOCK))
      defer { close(file.number) }
      let before = try FileVersion(file.number)
      let result = Result { try read(&self, file) }
      // The time of a pipe changes.
      guard try before.size == 0 || FileVersion(file.number) == before else {
        throw CommandFailure.badInput(
          localizer.text("\(path.text) changed while it was being read. Try again."))
      }
      try result.get()
    } catch let error as SystemFileError {
      throw notReadable(path.text, error.reason)
    }
  }

  private func read(_ file: Descriptor, _ name: String) throws -> [UInt8] {
    let bytes = try readAll(file, Self.maxFile)
    guard bytes.count <= Self.maxFile else { throw tooLarge(name, "100 MB") }
    return bytes
  }

  // MARK: Archives

  private mutating func readArchive(_ file: Descriptor) throws {
    let entries: [ZIPDirectory.Entry]
    do throws(ZIPDirectory.Mistake) {
      entries = try ZIPDirectory(file, limit: Self.maxTotal).entries
    } catch {
      throw failure(error)
    }
    guard let unzip = Filter("unzip", in: environment) else {
      throw CommandFailure(
        exitCode: .failed, code: "no-unzip",
        message: localizer.text(
          """
          Reading a ZIP file requires 'unzip'. Install it, or unpack the file and import the folder.
          """))
    }
    let wanted = entries.filter { ImportFiles.isWanted($0.name) }
    // Running 'unzip' thousands of times takes a minute.
    try checkCount(wanted.count)
    for entry in wanted {
      try Task.checkCancellation()
      guard entry.isNameValid else {
        badNames.append(entry.name)
        continue
      }
      guard entry.size <= Self.maxFile else { throw tooLarge(entry.name, "100 MB") }
      lseek(file.number, 0, SEEK_SET)
      let bytes: [UInt8]
      do throws(Filter.Failure) {
        bytes = try unzip.output(
          ["-p", "/dev/fd/0", Self.pattern(entry.name)], input: file, limit: entry.size)
      } catch {
        throw failure(.notZIP)
      }
      guard bytes.count == entry.size else { throw failure(.notZIP) }
      try add(entry.name, bytes)
    }
  }

  /// Returns a pattern for `unzip` that matches only the given name.
  static func pattern(_ name: String) -> String {
    // Iterate over scalars: Swift merges `*` and a combining mark into one `Character`.
    let scalars = name.unicodeScalars.enumerated().flatMap { index, scalar -> [Unicode.Scalar] in
      switch scalar {
      case "\\", "[", "]", "*", "?": ["\\", scalar]
      // A name must not look like an option.
      case "-" where index == 0: ["[", "-", "]"]
      default: [scalar]
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private func failure(_ mistake: ZIPDirectory.Mistake) -> CommandFailure {
    switch mistake {
    case .notZIP: .badInput(localizer.text("\(path.text) is damaged or not a ZIP file."))
    case .unsafe(let name):
      .badInput(localizer.text("The ZIP file contains an unsafe path or a link: '\(name)'."))
    case .repeated(let name): .badInput(localizer.text("The ZIP file contains '\(name)' twice."))
    case .encrypted:
      .badInput(localizer.text("The ZIP file is encrypted. Unpack it and import the folder."))
    case .tooLarge:
      .badInput(localizer.text("\(path.text) is larger than 500 MB when unpacked."))
    }
  }

  // MARK: Failures

  private func tooLarge(_ name: String, _ limit: String) -> CommandFailure {
    .badInput(localizer.text("\(name) is larger than \(limit)."))
  }

  private func checkCount(_ count: Int) throws {
    guard count > Self.maxCount else { return }
    let most = localizer.count(Self.maxCount)
    throw CommandFailure.badInput(
      localizer.text("\(path.text) contains more than \(most) CSV files."))
  }

  private func notExport(_ names: [String]) -> CommandFailure {
    if names.isEmpty {
      return .badInput(localizer.text("\(path.text) contains nothing to import."))
    }
    let list =
      names.prefix(5).joined(separator: ", ")
      + (names.count > 5 ? ", … (\(localizer.count(names.count)))" : "")
    return .badInput(
      localizer.text("\(path.text) does not look like an export. Import one of its files: \(list)"))
  }

  private func notReadable(_ name: String, _ reason: String) -> CommandFailure {
    CommandFailure(
      exitCode: .noInput, code: "input-not-readable",
      message: localizer.text("Cannot read \(name): \(reason)."))
  }
}

extension SystemText {
  /// The last component of the path.
  var fileName: String { text.split(separator: "/").last.map(String.init) ?? text }
}
