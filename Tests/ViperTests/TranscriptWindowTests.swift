import Foundation
import Testing
import Viper
import ViperTesting

@MainActor
struct TranscriptWindowTests {
  private let person = TranscriptWindow()

  /// A screen whose message is the last action but a password.
  private func echo(_ name: String) -> Module {
    let screen = Echo(name)
    return Module(name: name, screen: screen, parts: [screen])
  }

  @Test func `A transcript is what a person did and read`() async {
    await person.open(echo("list"))
    await person.send(.search("moon"))
    await person.send(.selectRow(2))
    await person.send(.back)
    #expect(
      person.transcript == """
        > open list
        List
        > search("moon")
        List
        search("moon")
        > selectRow(2)
        List
        selectRow(2)
        > back
        List
        back

        """)
  }

  @Test func `What stayed the same is not written twice`() async {
    await person.open(echo("list"))
    await person.send(.more)
    await person.send(.more)
    await person.send(.refresh)
    #expect(
      person.transcript == """
        > open list
        List
        > more
        List
        more
        > more
        > refresh
        List
        refresh

        """)
  }

  @Test func `A password is not written down`() async {
    await person.open(echo("login"))
    await person.send(.type(field: "username", text: "ada"))
    await person.send(.type(field: "password", text: "hunter2"))
    #expect(
      person.transcript == """
        > open login
        Login
        > type(field: "username", text: "ada")
        Login
        type(field: "username", text: "ada")
        > type password

        """)
  }

  @Test func `A closed window has nothing to read`() async {
    await person.open(echo("list"))
    person.window.close()
    await person.send(.more)
    #expect(person.transcript == "> open list\nList\n> more\n")
    #expect(person.window.leftovers() == [])
  }

  private final class Echo: Screen {
    private(set) var scene: Scene

    init(_ name: String) {
      scene = Scene(name: name, title: name.capitalized)
    }

    func onAppear() async {}

    func on(_ action: UserAction) async {
      if case .type("password", _) = action { return }
      scene.message = "\(action)"
    }
  }
}
