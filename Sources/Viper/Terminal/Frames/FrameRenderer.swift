public import Viper

/// Draws a scene on a screen of a fixed size: at most `rows` lines, none wider than `columns`.
///
/// The header and the footer are fixed, and the rest scrolls. On a small screen, everything scrolls.
public struct FrameRenderer: Sendable {
  /// The number of columns of the screen.
  public let columns: Int
  /// The number of rows of the screen.
  public let rows: Int

  /// Creates a renderer.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Draws the part of a scene that a viewport shows, or the end if the viewport is below it.
  public func draw(_ scene: Scene, in viewport: Viewport) -> Frame {
    layout(scene).frame(from: viewport.top, focus: scene.focus)
  }

  /// Draws the part of a scene that a viewport shows after it has followed the scene.
  public func draw(_ scene: Scene, following viewport: inout Viewport) -> Frame {
    let layout = layout(scene)
    viewport.follow(scene.focus, in: layout)
    return layout.frame(from: viewport.top, focus: scene.focus)
  }

  /// Draws a scene from its beginning, scrolled as far as the focused row requires.
  public func draw(_ scene: Scene) -> Frame {
    var viewport = Viewport()
    return draw(scene, following: &viewport)
  }

  func layout(_ scene: Scene) -> FrameLayout {
    FrameLayout(scene, columns: columns, rows: rows)
  }
}
