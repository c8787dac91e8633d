import ViperCommandLine
import ViperLocalization
import ViperPlatform

/// The source of the user name and the password of a log-in: an option, a prompt or standard input.
struct Credentials {
  let username: String?
  let readsPassword: Bool
  let line: ParsedLine
  let console: Console
  private var prompt: Prompt? { console.isInputTerminal ? Prompt(console: console) : nil }
  private var localizer: Localizer { console.localizer }

  /// Whether the user is prompted for the password, and can be prompted again.
  var prompts: Bool { prompt != nil }
  var promptsForName: Bool { prompt != nil && username == nil }

  /// Returns the user name; `nil` if it is not UTF-8 text.
  func name() throws(CommandFailure) -> String? {
    if let username { return username }
    guard let prompt else {
      throw line.usage(
        readsPassword
          ? localizer("Cannot prompt: not a terminal. Use --username.")
          : localizer("Cannot prompt: not a terminal. Use --username and --password-stdin."))
    }
    return try text(prompt.line(localizer("Username")))
  }

  /// Returns the password; `nil` if it is not UTF-8 text.
  func secret() throws(CommandFailure) -> String? {
    if let prompt { return try text(prompt.secret(localizer("Password"))) }
    guard readsPassword else {
      throw line.usage(localizer("Cannot prompt: not a terminal. Use --password-stdin."))
    }
    var bytes = (try? Descriptor(console.input).readAll(limit: Prompt.limit)) ?? []
    guard bytes.count <= Prompt.limit else {
      throw line.usage(localizer("The password is longer than \(Prompt.limit) bytes."))
    }
    if bytes.last == UInt8(ascii: "\n") {
      bytes.removeLast()
      if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    }
    return try text(bytes)
  }

  func end() {
    prompt?.end()
  }

  /// Returns a line as text, `nil` if it is not UTF-8; throws if the user ended the input.
  private func text(_ bytes: [UInt8]?) throws(CommandFailure) -> String? {
    guard let bytes else {
      throw CommandFailure(
        exitCode: .interrupted, code: "cancelled", message: localizer("Login canceled."))
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
