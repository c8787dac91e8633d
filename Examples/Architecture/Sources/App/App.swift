import Viper

/// Shows the notes, then opens the first note.
@main
struct App {
  @MainActor
  static func main() async {
    let window = Window()
    let reader = NoteReader()
    await reader.start(["Return the projector\nby Friday", "Buy popcorn"], in: window)
    print(window.scene?.message ?? "")
    await window.send(.selectRow(0))
    print(reader.opened)
    window.close()
  }
}
