import Entities
import LoginModule
import Viper
import ViperTerminal
import Wording

extension Commands {
  private static let service = OptionSpec(
    name: "--service", value: "name",
    help: "The log-in service: embedded; with TMDB tmdb, tmdb-web or guest.",
    values: .cases(of: LoginServiceName.self))
  private static let username = OptionSpec(
    name: "--username", value: "name", help: "The user name; a terminal prompts for it.")
  private static let password = OptionSpec(
    name: "--password-stdin", help: "Read the password from standard input.")

  static let login = Command(
    name: "login", overview: "Log in.",
    options: [service, username, password],
    examples: ["login", "login --username user0 --password-stdin < password.txt"]
  ) { (line, context) throws(CommandFailure) in
    let gateways = try Gateways(line, context)
    let service = try chosenService(line, gateways.loginServices)
    try ServiceChoice(line, context).requireNetwork()
    var typed: [(field: String, text: String)] = []
    if service.credentials != nil {
      let credentials = Credentials(
        username: line.text(username), readsPassword: line.has(password), line: line,
        console: context.console)
      typed = [("username", try credentials.name()), ("password", try credentials.secret())]
    }
    let router = RootRouter(
      gateways: gateways, localizer: context.localizer, afterLogin: .stay,
      makeLoginView: { LoginNoteView(presenter: $0, console: context.console) })
    await router.presentLogin(LoginInput(service: service.name))
    for (field, text) in typed { await router.window.send(.type(field: field, text: text)) }
    let signal = await Interruption.watch {
      await router.window.send(.submit)
    } cancel: {
      router.window.close()
    }
    if let signal, router.session == nil { Interruption.end(by: signal) }
    try report(router, line, context)
  }

  private static func chosenService(
    _ line: ParsedLine, _ services: [any LoginService]
  ) throws(CommandFailure) -> any LoginService {
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
  ) throws(CommandFailure) {
    let scene = router.window.scene
    if let failure = scene?.failure { throw CommandFailure(failure, in: context.localizer) }
    if let complaint = scene?.fields.compactMap(\.complaint).first { throw line.usage(complaint) }
    guard let session = router.session else { return }
    // The form's greeting is in the language of standard error. The output can have another one.
    let localizer = context.console.outputLocalizer
    let greeting = localizer("Welcome, \(session.account.displayName).")
    if case .json(let isPretty) = context.style.format {
      let document = JSONText.encode(["message": greeting], isPretty: isPretty)
      return try context.console.write(document + "\n")
    }
    try context.console.write(TerminalSanitizer.clean(greeting) + "\n")
  }
}
