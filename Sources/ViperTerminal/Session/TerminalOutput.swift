import CViperTerminal
import ViperPlatform

/// The terminal that a program draws on, by its descriptor.
///
/// A `TerminalHost` and its `TerminalSession` share one. Bytes are only written while the session runs:
///
/// ```swift
/// let output = TerminalOutput()
/// let host = TerminalHost(window: window, size: size, isColored: true, write: output.write)
/// let session = TerminalSession(host: host, output: output)
/// ```
@MainActor
public final class TerminalOutput {
  let descriptor: Int32
  /// Whether the terminal has been taken over.
  var isOpen = false
  /// A closure that is called with the system's error number when a write fails.
  var onFailure: (@MainActor (Int32) -> Void)?

  /// Creates an output.
  public init(_ descriptor: Int32 = 1) {
    self.descriptor = descriptor
  }

  /// The size that the terminal reports; `nil` if the descriptor is no terminal or the terminal does not know its size.
  public var size: TerminalSize? {
    guard let size = reported else { return nil }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// The size of a cell that the terminal reports; `nil` if it reports none, or one that cannot be.
  package var cell: CellSize? {
    guard let size = reported else { return nil }
    return CellSize(
      width: Int(size.ws_xpixel) / Int(size.ws_col), height: Int(size.ws_ypixel) / Int(size.ws_row))
  }

  private var reported: winsize? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return size
  }

  /// Writes all bytes, and waits while the terminal takes no more.
  ///
  /// The bytes are dropped if no session runs. A signal that ends the session ends the wait.
  public func write(_ bytes: [UInt8]) {
    guard isOpen else { return }
    let error = bytes.withUnsafeBytes { ct_write_screen($0.baseAddress, $0.count) }
    guard error != 0 else { return }
    isOpen = false
    // The event of the signal ends the session.
    if error != ECANCELED { onFailure?(error) }
  }
}

/// The size of a terminal, in characters.
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
