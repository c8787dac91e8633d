import CViperTerminal
import ViperPlatform

/// The terminal that a host writes to while its session runs.
///
/// ```swift
/// let output = TerminalOutput()
/// let host = TerminalHost(window: window, size: size, isColored: true, write: output.write)
/// let session = TerminalSession(host: host, output: output)
/// ```
@MainActor
public final class TerminalOutput {
  let descriptor: Int32
  /// Whether the session controls the terminal.
  var isOpen = false
  /// Called with the system's error number if writing fails.
  var onFailure: (@MainActor (Int32) -> Void)?

  /// Creates an output for a file descriptor.
  public init(_ descriptor: Int32 = 1) {
    self.descriptor = descriptor
  }

  /// The terminal's size; `nil` if unknown.
  public var size: TerminalSize? {
    guard let size = reported else { return nil }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  package var cell: CellSize? {
    guard let size = reported else { return nil }
    return CellSize(
      width: Int(size.ws_xpixel) / Int(size.ws_col),
      height: Int(size.ws_ypixel) / Int(size.ws_row))
  }

  private var reported: winsize? {
    Descriptor(descriptor).window.flatMap { $0.ws_row > 0 ? $0 : nil }
  }

  /// Writes all bytes, waiting while the terminal is busy.
  ///
  /// The bytes are discarded if no session is running. A signal that ends the session also ends the
  /// wait.
  public func write(_ bytes: [UInt8]) {
    guard isOpen else { return }
    let error = bytes.withUnsafeBytes { ct_write_screen($0.baseAddress, $0.count) }
    guard error != 0 else { return }
    isOpen = false
    // The signal's event ends the session.
    if error != ECANCELED { onFailure?(error) }
  }
}

/// The size of a terminal, in cells.
public struct TerminalSize: Hashable, Sendable {
  /// The number of columns, at least 1.
  public let columns: Int
  /// The number of rows, at least 1.
  public let rows: Int

  /// Creates a size.
  public init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
  }
}
