import Foundation

/// The terminal settings that programs change.
struct TerminalSettings: Equatable {
  private let flags: [tcflag_t]
  private let controls: [UInt8]

  init(_ descriptor: Int32) {
    var settings = termios()
    _ = tcgetattr(descriptor, &settings)
    flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
    controls = withUnsafeBytes(of: settings.c_cc) { Array($0) }
  }
}
