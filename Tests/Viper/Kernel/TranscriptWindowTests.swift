import Foundation
import Testing
import Viper
import ViperTesting

@MainActor
struct TranscriptWindowTests {
  private let person = TranscriptWindow()

  /// A screen whose message is the last action, except input for a secret field.
  private func echo(_ name: String, fields: [Scene.Field] = []) -> Module {
    let screen = Echo(name, fields: fields)
    return Module(name: name, screen: screen, parts: [screen])
  }

  @Test func `A transcript has the user's actions and the screens`() async {
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

  @Test func `Unchanged parts are not repeated`() async {
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

  @Test func `A secret field's input is not recorded, whatever the field's name`()
    async
  {
    await person.open(
      echo(
        "login",
        fields: [
          Scene.Field(name: "password", label: "Pass", text: ""),
          Scene.Field(name: "code", label: "Code", text: "", isSecret: true),
        ]))
    await person.send(.type(field: "password", text: "ada"))
    await person.send(.type(field: "code", text: "hunter2"))
    #expect(
      person.transcript == """
        > open login
        Login
        Pass:
        Code:
        > type(field: "password", text: "ada")
        Login
        type(field: "password", text: "ada")
        Pass:
        Code:
        > type code

        """)
  }

  @Test func `A closed window has an empty transcript`() async {
    await person.open(echo("list"))
    person.window.close()
    await person.send(.more)
    #expect(person.transcript == "> open list\nList\n> more\n")
    #expect(person.window.leftovers() == [])
  }

  private final class Echo: TextScreen {
    private(set) var scene: Scene

    init(_ name: String, fields: [Scene.Field]) {
      scene = Scene(name: name, title: name.capitalized)
      scene.fields = fields
    }

    func onAppear() async {}

    func on(_ action: UserAction) async {
      if case .type("code", _) = action { return }
      scene.message = "\(action)"
    }
  }
}
