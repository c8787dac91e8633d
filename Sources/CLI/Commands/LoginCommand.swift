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
    let service = try chosenService(line, gateways.loginServices.map(\.name))
    let credentials = Credentials(
      username: line.text(username), readsPassword: line.has(password), line: line,
      console: context.console)
    defer { credentials.close() }
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
