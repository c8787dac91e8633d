import ViperPlatform

/// The texts in a package's sources that a `Localizer` translates, to compare with a table.
///
/// ```swift
/// @Test func `The Spanish table has all texts, and no others`() {
///   let texts = LocalizedTexts(in: "Sources")
///   #expect(texts.missing(from: spanish) == [] && texts.unused(in: spanish) == [])
/// }
/// ```
///
/// The texts are the literals in calls such as `localizer.text("No note with ID \(id).")`, whether or
/// not a test runs them. Add the texts that are defined elsewhere, such as in a table of commands, to
/// `keys`.
public struct LocalizedTexts: Sendable {
  /// The keys of the texts, such as `No note with ID {0}.`.
  public var keys: Set<String> = []
  /// The calls of a localizer whose argument is not a literal, and files that could not be read.
  ///
  /// For example, `Sources/App/Notes.swift:12: localizer.text(title)`.
  public private(set) var problems: [String] = []

  /// Finds the texts in all Swift files of a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder, relative to the package, which is the innermost folder around
  ///     the calling file that has a `Package.swift`.
  ///   - filePath: The calling file.
  public init(in folder: String, filePath: String = #filePath) {
    var package = SystemText(filePath).parent
    while !package.bytes.isEmpty, SystemText("\(package)/Package.swift").kind == nil {
      package = package.parent
    }
    read(folder, in: package)
  }

  /// Finds the texts in Swift code.
  public init(of code: String) {
    read(code, path: "")
  }

  /// Returns the texts that a table, keyed by the English texts, does not translate, sorted.
  public func missing(from table: [String: String]) -> [String] {
    keys.filter { table[$0] == nil }.sorted()
  }

  /// Returns the keys of a table that are not in the sources, sorted.
  public func unused(in table: [String: String]) -> [String] {
    table.keys.filter { !keys.contains($0) }.sorted()
  }

  private mutating func read(_ folder: String, in package: SystemText) {
    do throws(SystemFileError) {
      let names = try SystemText("\(package)/\(folder)").entryNames().map(\.text)
      for name in names.sorted() where !name.hasPrefix(".") {
        let (path, place) = ("\(folder)/\(name)", SystemText("\(package)/\(folder)/\(name)"))
        if place.kind == S_IFDIR { read(path, in: package) }
        guard name.hasSuffix(".swift") else { continue }
        let file = try place.openFile(O_RDONLY)
        defer { close(file) }
        let bytes = try Descriptor(file).readAll(limit: 1 << 24)
        read(String(decoding: bytes, as: UTF8.self), path: path)
      }
    } catch {
      problems.append("\(folder): \(error.reason)")
    }
  }

  private mutating func read(_ source: String, path: String) {
    guard source.contains(".text(") || source.contains(".translated(") else { return }
    let code = Array(SwiftCode.code(of: source).utf8)
    let reader = LiteralReader(code: Array(SwiftCode.code(of: source, keepsLiterals: true).utf8))
    for (call, isText) in [(".text(", true), (".translated(", false)] {
      for start in code.indices where code[start...].starts(with: call.utf8) {
        // Other types have a member `text`, too, but none with a literal alone.
        let receiver = String(decoding: code[..<start].suffix(10), as: UTF8.self)
        guard let last = receiver.last, last.isLetter || ")]".contains(last) else { continue }
        if let key = reader.argument(at: start + call.utf8.count) {
          keys.insert(key)
        } else if isText, receiver.lowercased().hasSuffix("localizer") {
          let line = code[..<start].count { $0 == UInt8(ascii: "\n") } + 1
          let shown = code[start...].prefix { $0 != UInt8(ascii: "\n") }.prefix(40)
          problems.append("\(path):\(line): localizer\(String(decoding: shown, as: UTF8.self))")
        }
      }
    }
  }
}

/// Reads the string literals of Swift code without comments.
private struct LiteralReader {
  let code: [UInt8]

  /// Returns the key of the literal that is the only argument at a position, or `nil` if something
  /// else is there.
  func argument(at start: Int) -> String? {
    guard let literal = literal(at: skippingBlanks(from: start)),
      character(at: skippingBlanks(from: literal.end)) == ")"
    else { return nil }
    return literal.text
  }

  private func character(at position: Int) -> Character? {
    code.indices.contains(position) ? Character(Unicode.Scalar(code[position])) : nil
  }

  private func skippingBlanks(from position: Int) -> Int {
    code[position...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
      ?? code.count
  }

  /// Reads the literal at a position; `nil` if there is none.
  private func literal(at start: Int) -> (text: String, end: Int)? {
    guard character(at: start) == "\"" else { return nil }
    let quote = code[start...].starts(with: "\"\"\"".utf8) ? "\"\"\"" : "\""
    var (bytes, values, position) = ([UInt8](), 0, start + quote.count)
    while position < code.count, !code[position...].starts(with: quote.utf8) {
      guard code[position] == UInt8(ascii: "\\"), let escaped = character(at: position + 1) else {
        bytes.append(code[position])
        position += 1
        continue
      }
      position += 2
      switch escaped {
      case "(":
        bytes += "{\(values)}".utf8
        values += 1
        position = endOfValue(from: position)
      case "n": bytes.append(UInt8(ascii: "\n"))
      case "t": bytes.append(UInt8(ascii: "\t"))
      // A line continuation. The indentation of the next line is removed later.
      case "\n": bytes.append(0)
      case "u":
        let digits = code[position...].dropFirst().prefix { $0 != UInt8(ascii: "}") }
        position = min(position + digits.count + 2, code.count)
        let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
          .flatMap(Unicode.Scalar.init)
        bytes += (scalar.map { String(Character($0)) } ?? "").utf8
      case _: bytes.append(code[position - 1])
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let end = min(position + quote.count, code.count)
    guard quote.count > 1 else { return (text, end) }
    // The closing quotes define the indentation of all lines.
    let indent = String(text.reversed().prefix { $0 == " " })
    let lines = text.replacing("\0" + indent, with: "").replacing("\n" + indent, with: "\n")
    return (String(lines.dropFirst().dropLast()), end)
  }

  /// Returns the position after the closing parenthesis of an interpolated value.
  private func endOfValue(from start: Int) -> Int {
    var (depth, position) = (1, start)
    while position < code.count, depth > 0 {
      if let literal = literal(at: position) {
        position = literal.end
        continue
      }
      if code[position] == UInt8(ascii: "(") { depth += 1 }
      if code[position] == UInt8(ascii: ")") { depth -= 1 }
      position += 1
    }
    return position
  }
}

extension SystemText {
  /// The path of the folder without its last slash.
  fileprivate var parent: SystemText { SystemText(folder.bytes.dropLast()) }
}
