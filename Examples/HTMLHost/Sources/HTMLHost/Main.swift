import ListOfMovies
import LoginModule
import MovieEntities
import MovieTMDB
import MovieTMDBEmbedded
import Viper

/// Simulates a browser session: a list, a row, a login dialog, and a screen with a key command.
@main
@MainActor
struct Main {
  static func main() async {
    let window = Window()
    let host = HTMLHost(window: window)
    let transport = EmbeddedTransport()
    await window.replaceRoot(
      with: ListOfMoviesAssembler.assemble(
        interactor: Embedded(catalog: ServiceCatalog(transport: transport)), window: window,
        output: nil))
    await host.receive("focus=2")
    expect(
      host.page.contains(
        #"<tr aria-selected="true"><td><a href="https://www.themoviedb.org/movie/653">"#), "row 2")
    expect(host.page.contains("<input type=\"search\""), "a field to search")
    await window.present(
      LoginAssembler.assemble(
        interactor: FailingLogin(), window: window, output: nil))
    await host.receive("field.username=<b>Neo")
    await host.receive("field.password=white rabbit")
    await host.receive("submit")
    expect(host.page.contains("<main><h1>Popular movies</h1></main>\n<dialog open>"), "a dialog")
    expect(host.page.contains("value=\"&lt;b&gt;Neo\""), "the user name, escaped")
    expect(host.page.contains("<p role=\"alert\">"), "the failure")
    expect(!host.page.contains("rabbit") && !host.page.contains("•"), "no secret")
    expect(host.keptCount == 2, "something of two screens")
    await host.receive("back")
    await window.settled()
    expect(host.keptCount == 1, "something of one screen")
    let keys = Keys()
    await window.push(Module(name: "keys", screen: keys, parts: []))
    expect(host.page.contains("<aside><h2>Nosferatu</h2>"), "a preview")
    expect(host.page.contains("accesskey=\"y\">Copy</button></li></menu>"), "a command")
    await host.receive("key=y")
    expect(keys.pressed == ["copy"] && host.effects == [.copy("Nosferatu")], "its effect")
    window.close()
    await window.settled()
    expect(window.leftovers() == ["keys: Keys"], "what this function keeps, and no more")
    withExtendedLifetime(keys) {}
    print("The window is an HTML page, drawn \(host.drawings) times.")
  }

  private static func expect(_ isMet: Bool, _ what: String) {
    if !isMet { print("Missing: \(what)") }
  }

  private struct Embedded: ListOfMoviesInteractable {
    let catalog: ServiceCatalog

    nonisolated(nonsending) func movies(
      _ query: MovieQuery, page: Int
    ) async throws(MovieError) -> MoviePage {
      try await catalog.movies(query, page: page)
    }
  }

  /// A login that always fails.
  private struct FailingLogin: LoginInteractable {
    let services = ["here"]

    func credentials(of service: String) -> CredentialRule? { .notEmpty }

    nonisolated(nonsending) func logIn(
      service: String, username: String, password: String,
      approve: nonisolated(nonsending) @escaping @Sendable (String) async -> Void
    ) async throws(MovieError) -> any Session {
      throw MovieError(.network(.unreachable))
    }
  }

  /// A screen with a preview and a command that has a key.
  private final class Keys: TextScreen {
    private(set) var pressed: [String] = []

    var scene: Scene {
      var scene = Scene(name: "keys", title: "Keys")
      scene.preview = Scene.Preview(title: "Nosferatu", lines: [Scene.Line("1922")])
      scene.buttons = [
        Scene.Button(
          id: "copy", label: "Copy", key: "y", style: .command, effect: .copy("Nosferatu"))
      ]
      return scene
    }

    func onAppear() async {}

    func on(_ action: UserAction) async {
      if case .activate(let id) = action { pressed.append(id) }
    }
  }
}
