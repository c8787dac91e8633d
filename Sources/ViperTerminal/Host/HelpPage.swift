import Viper

/// The list of keys for the commands that are enabled when it is opened.
struct HelpPage {
  private static let keyColumns = 22

  private var scene: Scene
  private var viewport = Viewport()

  init(_ keymap: HostKeymap, _ texts: HostTexts) {
    scene = Scene(name: "keys", title: texts.keys)
    scene.lines = HostCommand.allCases.filter(keymap.isListed).map { command in
      let keys = keymap.names(command.keys, of: command)
      let blanks = String(repeating: " ", count: max(Self.keyColumns - TextWidth.of(keys), 2))
      return Scene.Line(
        StyledText(keys, .bold) + StyledText(blanks + texts.command(command)),
        hangingIndent: Self.keyColumns)
    }
  }

  /// Returns the visible lines.
  func lines(in layout: HostLayout) -> [Frame.Line] {
    layout.unfocused(scene).frame(from: viewport.top, focus: nil).lines
  }

  mutating func move(by rows: Int, in layout: HostLayout) {
    _ = viewport.step(rows, focus: nil, in: layout.unfocused(scene))
  }

  mutating func jump(toEnd: Bool, in layout: HostLayout) {
    viewport.jump(toEnd: toEnd, focus: nil, in: layout.unfocused(scene))
  }
}
