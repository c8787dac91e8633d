import Viper
import ViperTerminal

/// A walk through a scene with the arrow keys, with the frames seen on the way.
struct Walk {
  let renderer: FrameRenderer
  private(set) var scene: Scene
  private(set) var viewport = Viewport()
  private(set) var frames: [Frame] = []

  init(through scene: Scene, columns: Int, rows: Int) {
    self.scene = scene
    renderer = FrameRenderer(columns: columns, rows: rows)
    look()
  }

  /// The lines seen so far, without the focus mark.
  var seen: Set<String> { Set(frames.flatMap { $0.text.map(Self.unmarked) }) }

  /// All lines of the scene, without the focus mark.
  var all: Set<String> {
    let renderer = FrameRenderer(columns: renderer.columns, rows: 10_000)
    return Set(renderer.draw(scene).text.map(Self.unmarked))
  }

  /// Takes a step and moves the focus, as the window does.
  ///
  /// - Returns: Whether anything changed.
  mutating func step(_ rows: Int) -> Bool {
    let before = (viewport.top, scene.focus)
    if case .moveFocus(let rows) = viewport.step(rows, in: scene, renderer: renderer) {
      scene.focus = scene.focus.map { max(0, min($0 + rows, scene.rows.count - 1)) }
    }
    look()
    return before != (viewport.top, scene.focus)
  }

  /// Takes steps until nothing changes.
  mutating func go(_ rows: Int) {
    while step(rows) {}
  }

  /// Removes all frames but the last one.
  mutating func forget() {
    frames = frames.suffix(1)
  }

  private mutating func look() {
    viewport.follow(scene, renderer: renderer)
    frames.append(renderer.draw(scene, in: viewport))
  }

  private static func unmarked(_ line: String) -> String {
    line.hasPrefix("> ") ? "  " + line.dropFirst(2) : line
  }
}
