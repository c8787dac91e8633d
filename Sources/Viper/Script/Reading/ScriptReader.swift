import ViperPlatform

/// Reads a script and its included files before any command runs.
struct ScriptReader<Stage: ScriptStage, Settings: Sendable> {
  typealias Step = ScriptStep<Stage>

  /// The script's steps; some steps may be missing if there are mistakes.
  private(set) var steps: [Step] = []
  /// The mistakes, grouped by file and sorted by line within each file.
  ///
  /// The files are in the order in which their first mistakes were found.
  private(set) var mistakes: [ScriptMistake] = []
  private(set) var playing = ScriptPlaying()
  private(set) var settings: Settings
  private let parser: ScriptLineParser<Stage, Settings>
  private var bytesRead = 0
  /// Whether a command other than `set` has been read, so that `set` is no longer allowed.
  private var hasActed = false
  /// The paths of the files that are being read, each included by the one before it.
  private var open: [SystemText] = []

  /// A `repeat` whose `end` has not been read yet.
  private struct Block {
    let count: Int
    let location: ScriptLocation
    let line: String
    var steps: [Step] = []
  }

  init(_ language: ScriptLanguage<Stage, Settings>, driver: ScriptDriver = .window) {
    parser = ScriptLineParser(language: language)
    playing.driver = driver
    settings = language.defaults
  }

  /// Reads the contents of a script.
  ///
  /// Pass the resolved path of the script's file. If the script was read from standard input, pass
  /// `nil`; included files are then relative to the current folder.
  mutating func read(_ bytes: [UInt8], name: String, path: SystemText?) {
    open = [path ?? ""]
    steps = parse(bytes, name: name)
    // A `repeat` without an `end` is detected only at the end of its file, after any later
    // mistakes.
    let files = mistakes.map(\.location.file)
    func order(_ location: ScriptLocation) -> (file: Int, line: Int) {
      (files.firstIndex(of: location.file) ?? 0, location.line)
    }
    mistakes.sort { order($0.location) < order($1.location) }
  }

  private mutating func parse(_ bytes: [UInt8], name: String) -> [Step] {
    bytesRead += max(bytes.count, ScriptLimits.minFile)
    var blocks = [Block(count: 1, location: ScriptLocation(file: name, line: 0), line: "")]
    var number = 0
    for line in bytes.dropByteOrderMark.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      number += 1
      guard mistakes.count < ScriptLimits.maxMistakes else { break }
      add(line, at: ScriptLocation(file: name, line: number), to: &blocks)
    }
    while blocks.count > 1, let block = blocks.popLast() {
      note("Missing 'end' for this 'repeat'.", block.location, block.line)
    }
    return blocks[0].steps
  }

  private mutating func add(
    _ bytes: ArraySlice<UInt8>, at location: ScriptLocation, to blocks: inout [Block]
  ) {
    let bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    guard bytes.count <= ScriptLimits.maxLineLength else {
      return note("This line is longer than \(ScriptLimits.maxLineLength) bytes.", location, "")
    }
    guard let line = String(validating: bytes, as: UTF8.self), !line.contains("\0") else {
      return note("This line is not UTF-8 text.", location, "")
    }
    do throws(ScriptLexer.Mistake) {
      guard let made = try parser.parse(line[...], at: location) else { return }
      add(made, location, line, to: &blocks)
    } catch {
      note(
        error.message,
        ScriptLocation(file: location.file, line: location.line, column: error.column), line)
    }
  }

  private mutating func add(
    _ made: ScriptLine<Stage, Settings>, _ location: ScriptLocation, _ line: String,
    to blocks: inout [Block]
  ) {
    switch made {
    case .setting(let change):
      change(&settings)
      append(.setting, location, line, to: &blocks)
    case .playing(let change):
      change(&playing)
      append(.setting, location, line, to: &blocks)
    case .instruction(let instruction):
      if instruction.needsKeys, playing.driver != .keys {
        note("This command needs 'set driver keys' at the start of the script.", location, line)
      }
      append(.instruction(instruction), location, line, to: &blocks)
    case .include(let file): blocks[blocks.count - 1].steps += include(file, location, line)
    case .begin(let count):
      guard blocks.count <= ScriptLimits.deepest else {
        // Start the block anyway, so that its `end` is not reported as a second mistake.
        note("'repeat' is nested deeper than \(ScriptLimits.deepest) levels.", location, line)
        return blocks.append(Block(count: 1, location: location, line: line))
      }
      blocks.append(Block(count: count, location: location, line: line))
    case .end:
      guard blocks.count > 1, let block = blocks.popLast() else {
        return note("'end' without 'repeat'.", location, line)
      }
      append(.repetition(block.count, block.steps), block.location, block.line, to: &blocks)
    }
  }

  private mutating func append(
    _ body: Step.Body, _ location: ScriptLocation, _ line: String, to blocks: inout [Block]
  ) {
    if case .setting = body {
      if hasActed { note("'set' must come before the first action.", location, line) }
    } else {
      hasActed = true
    }
    blocks[blocks.count - 1].steps.append(
      Step(body: body, location: location, text: ScriptLexer.command(in: line)))
  }

  // MARK: Including

  private mutating func include(
    _ file: String, _ location: ScriptLocation, _ line: String
  ) -> [Step] {
    let parent = open.last ?? ""
    do throws(ScriptFile.ReadError) {
      let found = try ScriptFile.included(file, from: parent)
      guard !open.contains(found.path) else {
        throw .init(reason: "it includes itself")
      }
      guard open.count <= ScriptLimits.deepest else {
        throw .init(reason: "includes are nested deeper than \(ScriptLimits.deepest) levels")
      }
      guard bytesRead + found.bytes.count <= ScriptLimits.largestScript else {
        throw .init(
          reason: "the script would exceed \(ScriptLimits.largestScript >> 20) MB")
      }
      open.append(found.path)
      defer { open.removeLast() }
      return parse(found.bytes, name: ScriptFile.sibling(file, of: location.file))
    } catch {
      note("Cannot include '\(file)': \(error.reason).", location, line)
      return []
    }
  }

  private mutating func note(_ message: String, _ location: ScriptLocation, _ line: String) {
    // The mistakes of a file that is included twice are reported only once.
    guard mistakes.count < ScriptLimits.maxMistakes,
      !mistakes.contains(where: { $0.location == location && $0.message == message })
    else { return }
    mistakes.append(
      ScriptMistake(
        location: location, message: message, line: parser.language.shown(line: line)))
  }
}

extension [UInt8] {
  fileprivate var dropByteOrderMark: ArraySlice<UInt8> {
    starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...]
  }
}

/// The limits that apply when a script is read and played.
enum ScriptLimits {
  /// The maximum size, in bytes, of a single file and of all of a script's files together.
  static let largestFile = 1 << 20
  static let largestScript = 4 << 20
  /// The minimum size, in bytes, that each file counts as.
  ///
  /// Even a small file has a cost, because opening a file takes time.
  static let minFile = 1 << 10
  /// The maximum line length, in bytes.
  static let maxLineLength = 4_096
  /// The maximum nesting depth of `repeat` commands and, separately, of included scripts.
  static let deepest = 8
  static let maxMistakes = 50
  /// The maximum depth of a window, so that a `repeat` cannot exhaust memory by opening modules.
  static let maxModules = 10_000
}
