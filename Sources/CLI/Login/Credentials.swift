import Platform
import Wording

/// The source of the user name and the password of a log-in: an option, a prompt or standard input.
struct Credentials {
  let username: String?
  let readsPassword: Bool
  let line: ParsedLine
  let console: Console
  private let prompt: Prompt?
  private var localizer: Localizer { console.localizer }

  init(username: String?, readsPassword: Bool, line: ParsedLine, console: Console) {
    self.username = username
    self.readsPassword = readsPassword
    self.line = line
    self.console = console
    prompt = console.isInputTerminal ? Prompt(console: console) : nil
  }

  func name() throws(CommandFailure) -> String {
    if let username { return username }
    guard let prompt else {
      throw line.usage(
        readsPassword
          ? localizer("There is no terminal to prompt at: use --username.")
          : localizer("There is no terminal to prompt at: use --username and --password-stdin."))
    }
    guard let name = prompt.line(localizer("User name")) else {
      throw line.usage(localizer("No user name was given."))
    }
    return try text(name, orElse: localizer("The user name is not UTF-8 text."))
  }

  func secret() throws(CommandFailure) -> String {
    let complaint = localizer("The password is not UTF-8 text.")
    if let prompt {
      guard let secret = prompt.secret(localizer("Password")) else {
        throw line.usage(localizer("No password was given."))
      }
      return try text(secret, orElse: complaint)
    }
    guard readsPassword else {
      throw line.usage(localizer("There is no terminal to prompt at: use --password-stdin."))
    }
    var bytes = (try? Descriptor(console.input).readAll(limit: Prompt.limit)) ?? []
    guard bytes.count <= Prompt.limit else {
      throw line.usage(localizer("The password is longer than \(Prompt.limit) bytes."))
    }
    if bytes.last == UInt8(ascii: "\n") {
      bytes.removeLast()
      if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    }
    return try text(bytes, orElse: complaint)
  }

  private func text(_ bytes: [UInt8], orElse complaint: String) throws(CommandFailure) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw line.usage(complaint)
    }
    return text
  }
}
