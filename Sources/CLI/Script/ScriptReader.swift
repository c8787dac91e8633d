/// Reads a script with all that it includes, and understands the whole of it before anything runs.
struct ScriptReader {
  /// How large a file may be, and all of a script's files together.
  static let largestFile = 1 << 20
  private static let largestScript = 4 << 20
  /// What a file counts at least: opening one costs more than its bytes.
  private static let leastFile = 1 << 10
  /// How long a line may be, in bytes.
  private static let longestLine = 4_096
  /// How deep `repeat` may stand in `repeat`, and a script be included by another.
  private static let deepest = 8
  /// After so many mistakes nobody reads on.
  static let mostMistakes = 50

  /// What the script does; worth nothing when there are mistakes.
  private(set) var steps: [ScriptStep] = []
  /// What is wrong with it, in the order of reading.
  private(set) var mistakes: [ScriptMistake] = []
  private let parser = ScriptLineParser()
  private var bytesRead = 0
  /// Whether something was done already: what is set, is set before.
  private var hasActed = false
  /// The files that are being read, each included by the one before.
  private var open: [String] = []

  /// A `repeat` whose end has not come.
  private struct Block {
    let count: Int
    let place: ScriptPlace
    let line: String
    var steps: [ScriptStep] = []
  }

  /// Reads a script.
  ///
  /// - Parameters:
  ///   - bytes: What the file holds.
  ///   - name: How the file was named, for the mistakes.
  ///   - path: Where it is, links followed; nothing for standard input, whose folder is the current one.
  mutating func read(_ bytes: [UInt8], name: String, path: String?) {
    open = [path ?? ""]
    steps = parse(bytes, name: name)
    // A beginning without an end is found out last.
    let files = mistakes.map(\.place.file)
    mistakes = mistakes.enumerated().map { place, mistake in
      (file: files.firstIndex(of: mistake.place.file) ?? 0, place: place, mistake: mistake)
    }.sorted { left, right in
      (left.file, left.mistake.place.line, left.place)
        < (right.file, right.mistake.place.line, right.place)
    }.map(\.mistake)
  }

  private mutating func parse(_ bytes: [UInt8], name: String) -> [ScriptStep] {
    bytesRead += max(bytes.count, Self.leastFile)
    var blocks = [Block(count: 1, place: ScriptPlace(file: name, line: 0), line: "")]
    var number = 0
    for line in bytes.dropByteOrderMark.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      number += 1
      guard mistakes.count < Self.mostMistakes else { break }
      add(line, at: ScriptPlace(file: name, line: number), to: &blocks)
    }
    while blocks.count > 1, let block = blocks.popLast() {
      note("This 'repeat' has no 'end'.", block.place, block.line)
    }
    return blocks[0].steps
  }

  private mutating func add(
    _ bytes: ArraySlice<UInt8>, at place: ScriptPlace, to blocks: inout [Block]
  ) {
    let bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    guard bytes.count <= Self.longestLine else {
      return note("This line is longer than \(Self.longestLine) bytes.", place, "")
    }
    guard let line = String(validating: bytes, as: UTF8.self), !line.contains("\0") else {
      return note("This line is not UTF-8 text.", place, "")
    }
    do throws(ScriptLexer.Problem) {
      guard let made = try parser.parse(line[...]) else { return }
      add(made, ScriptPlace(file: place.file, line: place.line), line, to: &blocks)
    } catch {
      note(
        error.message, ScriptPlace(file: place.file, line: place.line, column: error.column), line)
    }
  }

  private mutating func add(
    _ made: ScriptForm.Made, _ place: ScriptPlace, _ line: String, to blocks: inout [Block]
  ) {
    switch made {
    case .act(let act):
      if hasActed, act.isSetting { note("'set' stands before the first action.", place, line) }
      hasActed = hasActed || !act.isSetting
      append(act, place, line, to: &blocks)
    case .include(let file): blocks[blocks.count - 1].steps += include(file, place, line)
    case .begin(let count):
      guard blocks.count <= Self.deepest else {
        // Its 'end' still has to find a beginning.
        note("'repeat' is nested deeper than \(Self.deepest) times.", place, line)
        return blocks.append(Block(count: 1, place: place, line: line))
      }
      blocks.append(Block(count: count, place: place, line: line))
    case .end:
      guard blocks.count > 1, let block = blocks.popLast() else {
        return note("There is no 'repeat' that this ends.", place, line)
      }
      append(.repeat(block.count, block.steps), block.place, block.line, to: &blocks)
    case .wrong: break
    }
  }

  private func append(
    _ act: ScriptStep.Act, _ place: ScriptPlace, _ line: String, to blocks: inout [Block]
  ) {
    blocks[blocks.count - 1].steps.append(
      ScriptStep(act: act, place: place, text: ScriptLexer.command(in: line)))
  }

  // MARK: Including

  private mutating func include(
    _ file: String, _ place: ScriptPlace, _ line: String
  ) -> [ScriptStep] {
    let parent = open.last ?? ""
    do throws(ScriptFile.Problem) {
      let found = try ScriptFile.included(file, from: parent)
      guard !open.contains(found.path) else {
        throw .init(reason: "it is being read already, and would never end")
      }
      guard open.count <= Self.deepest else {
        throw .init(reason: "scripts include scripts deeper than \(Self.deepest) times")
      }
      guard bytesRead + found.bytes.count <= Self.largestScript else {
        throw .init(
          reason: "with it the script is larger than \(Self.largestScript >> 20) MB")
      }
      open.append(found.path)
      defer { open.removeLast() }
      return parse(found.bytes, name: ScriptFile.sibling(file, of: place.file))
    } catch {
      note("'\(file)' cannot be included: \(error.reason).", place, line)
      return []
    }
  }

  private mutating func note(_ message: String, _ place: ScriptPlace, _ line: String) {
    // What is included twice has its mistakes once.
    guard mistakes.count < Self.mostMistakes,
      !mistakes.contains(where: { $0.place == place && $0.message == message })
    else { return }
    mistakes.append(ScriptMistake(place: place, message: message, line: line))
  }
}

extension [UInt8] {
  fileprivate var dropByteOrderMark: ArraySlice<UInt8> {
    starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...]
  }
}
