import Viper
import ViperTerminal
import ViperText

/// The terminal on which a script is played, which shows part of each scene.
@MainActor
final class ScriptScreen {
  /// The maximum number of modules whose viewports are kept.
  private static let maxViewports = 256

  private(set) var size: TerminalSize
  /// The terminal that receives key presses; `nil` if the script sends actions to the window.
  var keys: ScriptKeys?
  private var moves = 0
  private let styler: ANSIStyler
  private let style: ListStyle
  private var viewports: [Module.ID: Viewport] = [:]
  private let layouts = LayoutCache(hasSymbols: false)
  private var renderer: FrameRenderer {
    FrameRenderer(columns: size.columns, rows: size.rows, style: style)
  }

  init(size: TerminalSize, styler: ANSIStyler, style: ListStyle) {
    self.size = size
    self.styler = styler
    self.style = style
  }

  /// A number that changes whenever drawing the same scene again might produce a different result.
  var movement: Int { keys?.frames ?? moves }

  func resize(to size: TerminalSize) {
    self.size = size
    keys?.resize(to: size)
    moves += 1
  }

  /// Moves a module's viewport, or returns how the focus should move instead.
  func step(_ rows: Int, in picture: ScriptPicture) -> Viewport.Step {
    var viewport = viewport(of: picture)
    let step = viewport.step(rows, in: picture.scene, renderer: renderer)
    keep(viewport, of: picture)
    moves += 1
    return step
  }

  /// Returns the visible lines, with colors if the script enables colors.
  func lines(_ picture: ScriptPicture) -> [String] {
    image(picture).map { styler.draw($0) }
  }

  /// Returns the visible lines, without colors.
  func plainLines(_ picture: ScriptPicture) -> [String] {
    image(picture).map(\.text)
  }

  func image(_ picture: ScriptPicture) -> [StyledText] {
    keys?.lines ?? frame(picture).lines.map(\.text)
  }

  /// Returns the screen image for a trace.
  func shot(_ picture: ScriptPicture) -> ScreenImage {
    keys?.image
      ?? ScreenImage(
        columns: size.columns, rows: size.rows,
        lines: frame(picture, isKept: false).lines.map(\.text))
  }

  /// Returns the visible part of a scene, and keeps the new viewport if `isKept` is `true`.
  private func frame(_ picture: ScriptPicture, isKept: Bool = true) -> Frame {
    var viewport = viewport(of: picture)
    defer { if isKept { keep(viewport, of: picture) } }
    return renderer.draw(picture.scene, following: &viewport, layouts)
  }

  private func viewport(of picture: ScriptPicture) -> Viewport {
    picture.module.flatMap { viewports[$0] } ?? Viewport()
  }

  private func keep(_ viewport: Viewport, of picture: ScriptPicture) {
    guard let module = picture.module else { return }
    // A script may open any number of modules, but it goes back to only a few of them.
    if viewports.count >= Self.maxViewports, viewports[module] == nil { viewports = [:] }
    viewports[module] = viewport
  }
}

/// The visible state at one moment: a scene and its module.
struct ScriptPicture: Hashable {
  let scene: Scene
  let module: Module.ID?
}
