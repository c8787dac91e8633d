import Viper

/// The list of keys for what the user can do when it is opened.
struct HelpPage {
  private var scene: Scene
  private var viewport = Viewport()

  init(_ keymap: HostKeymap, _ texts: HostTexts) {
    scene = Scene(name: "keys", title: texts.keys)
    scene.lines = keymap.help(texts)
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
