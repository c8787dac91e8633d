import Entities
import LoginModule
import Viper
import Wording

extension Commands {
  private static let service = OptionSpec(
    name: "--service", value: "name",
    help: "Where to log in: embedded; with TMDB tmdb, tmdb-web or guest.",
    values: .cases(of: LoginServiceName.self))
  private static let username = OptionSpec(
    name: "--username", value: "name", help: "The user name; asked for at a terminal.")
  private static let password = OptionSpec(
    name: "--password-stdin", help: "Read the password from standard input.")

  static let login = CommandSpec(
    name: "login", overview: "Log in, and stay so.",
    options: [service, username, password],
    examples: ["login", "login --username user0 --password-stdin < password.txt"]
  ) { (line, context) throws(Stop) in
    let gateways = try Gateways(line, context, readsInput: true)
    let service = try chosenService(line, gateways.loginServices)
    var input = LoginInput(service: service.name)
    var secret: String?
    if service.credentials != nil {
      let credentials = Credentials(
        username: line.text(username), readsPassword: line.has(password), line: line,
        console: context.console)
      defer { credentials.close() }
      input.username = try credentials.name()
      secret = try credentials.secret()
    }
    var views = Views()
    views.login = { LoginNoteView(presenter: $0, console: context.console) }
    let router = RootRouter(
      gateways: gateways, views: views, localizer: context.localizer, afterLogin: .stay)
    await router.presentLogin(input)
    if let secret { await router.window.send(.type(field: "password", text: secret)) }
    await router.window.send(.submit)
    try report(router, line, context)
  }

  private static func chosenService(
    _ line: ParsedLine, _ services: [any LoginService]
  ) throws(Stop) -> any LoginService {
    let word = line.text(service)
    if let chosen = services.first(where: { word == nil || $0.name == word }) { return chosen }
    let localizer = line.localizer
    let names = services.map(\.name)
    let list = names.joined(separator: ", ")
    throw line.usage(
      localizer("There is no log-in service '\(word ?? "")' here; there is \(list).")
        + Suggestion.sentence(for: word ?? "", among: names, in: localizer))
  }

  /// Reports what the form shows: a greeting, a failure, or what is wrong with a field.
  @MainActor
  private static func report(
    _ router: RootRouter, _ line: ParsedLine, _ context: Context
  ) throws(Stop) {
    let scene = router.window.scene
    if let failure = scene?.failure { throw Stop(failure, in: context.localizer) }
    if let complaint = scene?.fields.compactMap(\.complaint).first { throw line.usage(complaint) }
    guard let session = router.session else { return }
    // The form greets in the language of the errors; this is for whoever reads the output.
    let localizer = context.console.outputWords
    let greeting = localizer("Welcome, \(session.account.displayName).")
    if case .json(let isPretty) = context.style.format {
      let document = JSONText.encode(["message": greeting], isPretty: isPretty)
      return try context.console.write(document + "\n")
    }
    try context.console.write(SafeText.clean(greeting) + "\n")
  }
}
