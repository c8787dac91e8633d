/// A path, an argument or a variable in the system's own form: bytes that need not be UTF-8.
///
/// A path built by interpolation keeps the bytes of its parts:
///
/// ```swift
/// let file: SystemText = "\(folder)/\(name)"
/// ```
package struct SystemText: Hashable, Sendable {
  /// The bytes, without C's terminating zero.
  package let bytes: [UInt8]

  package init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  package init(_ text: String) {
    self.init(text.utf8)
  }

  /// Creates a value by copying a C string.
  package init(cString: UnsafePointer<CChar>) {
    self.init(UnsafeBufferPointer(start: cString, count: strlen(cString)).map(UInt8.init))
  }

  /// The text for display, with U+FFFD in place of anything that is not UTF-8.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text as a C string.
  package var cString: [CChar] { bytes.map(CChar.init(bitPattern:)) + [0] }

  package var isEmpty: Bool { bytes.isEmpty }

  package func hasPrefix(_ prefix: String) -> Bool { bytes.starts(with: prefix.utf8) }

  package func hasSuffix(_ suffix: String) -> Bool {
    bytes.reversed().starts(with: suffix.utf8.reversed())
  }
}

extension SystemText: Comparable {
  package static func < (left: SystemText, right: SystemText) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

extension SystemText: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      bytes += literal.utf8
    }

    package mutating func appendInterpolation(_ text: SystemText) {
      bytes += text.bytes
    }

    package mutating func appendInterpolation(_ text: some CustomStringConvertible) {
      bytes += text.description.utf8
    }
  }

  package init(stringLiteral text: String) {
    self.init(text)
  }

  package init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.bytes)
  }
}

extension SystemText {
  /// The part of a path up to and including the last slash; empty if the path contains no slash.
  package var folder: SystemText {
    SystemText(bytes[..<(bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)])
  }

  /// The path without the extension, such as `.csv`, of its last part, and the extension; empty if
  /// there is none.
  package var stem: (path: SystemText, extension: SystemText) {
    let start = folder.bytes.count
    guard let dot = bytes[start...].lastIndex(of: UInt8(ascii: ".")), dot > start else {
      return (self, "")
    }
    return (SystemText(bytes[..<dot]), SystemText(bytes[dot...]))
  }

  /// The type, such as `S_IFDIR`, of the entry at the path, with links resolved; `nil` if there is
  /// no entry.
  package var kind: mode_t? {
    var about = stat()
    return stat(cString, &about) == 0 ? about.st_mode & S_IFMT : nil
  }

  /// Whether the path leads to something that is neither a file nor a folder, such as a pipe or a
  /// terminal, so that reading it could wait forever.
  package var isSpecial: Bool { kind.map { $0 != S_IFREG && $0 != S_IFDIR } ?? false }

  /// Returns the names of the entries in the folder at the path, in no particular order.
  package func entryNames() throws(SystemFileError) -> [SystemText] {
    guard let folder = opendir(cString) else { throw SystemFileError(number: errno) }
    defer { closedir(folder) }
    var names: [SystemText] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { start in
          start.withMemoryRebound(to: CChar.self, capacity: 256) { SystemText(cString: $0) }
        })
    }
    return names
  }

  /// The path with links resolved; `nil` if the path does not exist.
  package var resolved: SystemText? {
    guard let real = realpath(cString, nil) else { return nil }
    defer { free(real) }
    return SystemText(cString: real)
  }
}
