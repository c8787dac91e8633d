import Entities
import LoginModule
import Viper

extension Commands {
  private static let service = OptionSpec(
    name: "--service", value: "name", help: "Where to log in. (default: embedded)")
  private static let username = OptionSpec(
    name: "--username", value: "name", help: "The user name; asked for at a terminal.")
  private static let password = OptionSpec(
    name: "--password-stdin", help: "Read the password from standard input.")

  static let login = CommandSpec(
    name: "login", overview: "Log in, and stay so.",
    options: [service, username, password],
    examples: ["login", "login --username user0 --password-stdin < password.txt"]
  ) { (line, context) throws(Stop) in
    let gateways = Gateways.embedded(context.environment)
    let credentials = Credentials(
      username: line.text(username), readsPassword: line.has(password), line: line,
      console: context.console)
    let service = try chosenService(line, gateways.loginServices.map(\.name))
    let name = try credentials.name()
    let secret = try credentials.secret()
    let router = RootRouter(gateways: gateways, afterLogin: .stay)
    await router.presentLogin(LoginInput(service: service, username: name))
    await router.window.send(.type(field: "password", text: secret))
    await router.window.send(.submit)
    try report(router.window.scene, line, context)
  }

  private static func chosenService(
    _ line: ParsedLine, _ names: [String]
  ) throws(Stop) -> String? {
    guard let word = line.text(service), !names.contains(word) else { return line.text(service) }
    throw line.usage(
      "There is no log-in service '\(word)'; there is \(names.joined(separator: ", "))."
        + Suggestion.sentence(for: word, among: names))
  }

  /// Says what the form says: a greeting, what failed, or what is wrong with a field.
  @MainActor
  private static func report(
    _ scene: Scene?, _ line: ParsedLine, _ context: Context
  ) throws(Stop) {
    if let failure = scene?.failure { throw Stop(failure) }
    if let complaint = scene?.fields.compactMap(\.complaint).first { throw line.usage(complaint) }
    guard let greeting = scene?.message else { return }
    if case .json(let isPretty) = context.style.format {
      let document = JSONText.encode(["message": greeting], isPretty: isPretty)
      return try context.console.write(document + "\n")
    }
    try context.console.write(SafeText.clean(greeting) + "\n")
  }
}

/// Where the name and the password of a log-in come from.
private struct Credentials {
  let username: String?
  let readsPassword: Bool
  let line: ParsedLine
  let console: Console

  func name() throws(Stop) -> String {
    if let username { return username }
    guard console.isInputTerminal else {
      throw line.usage(
        "There is no terminal to ask at: give --username"
          + (readsPassword ? "." : " and --password-stdin."))
    }
    guard let name = Prompt(console: console).line("User name") else {
      throw line.usage("No user name was given.")
    }
    return name
  }

  func secret() throws(Stop) -> String {
    if console.isInputTerminal {
      guard let secret = Prompt(console: console).secret("Password") else {
        throw line.usage("No password was given.")
      }
      return secret
    }
    guard readsPassword else {
      throw line.usage("There is no terminal to ask at: give --password-stdin.")
    }
    var bytes = Descriptor(console.input).readAll(limit: Prompt.limit)
    guard bytes.count <= Prompt.limit else {
      throw line.usage("The password is longer than \(Prompt.limit) bytes.")
    }
    if bytes.last == UInt8(ascii: "\n") {
      bytes.removeLast()
      if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    }
    guard let secret = String(validating: bytes, as: UTF8.self) else {
      throw line.usage("The password is not UTF-8 text.")
    }
    return secret
  }
}
