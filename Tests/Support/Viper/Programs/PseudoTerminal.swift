import Foundation

/// A new pseudo-terminal.
struct PseudoTerminal {
  /// The user's end.
  let master: OpenFile
  /// The path of the program's end.
  let path: String

  init(columns: Int, rows: Int = 24) throws {
    #if os(Linux)
      // Swift's Glibc module lacks `posix_openpt` and related functions; do what they do.
      master = try OpenFile(open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC))
      let (numberRequest, lockRequest) = (UInt(0x8004_5430), UInt(0x4004_5431))
      var isLocked: Int32 = 0
      var number: UInt32 = 0
      guard ioctl(master.number, lockRequest, &isLocked) == 0,
        ioctl(master.number, numberRequest, &number) == 0
      else { throw TestError("Could not open a pseudo-terminal.") }
      path = "/dev/pts/\(number)"
    #else
      master = try OpenFile(posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC))
      guard grantpt(master.number) == 0, unlockpt(master.number) == 0,
        let name = ptsname(master.number)
      else { throw TestError("Could not open a pseudo-terminal.") }
      path = String(cString: name)
    #endif
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(master.number, UInt(TIOCSWINSZ), &size) == 0 else {
      throw TestError("Could not set the terminal size.")
    }
  }
}
