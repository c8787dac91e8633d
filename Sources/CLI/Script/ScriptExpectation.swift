import Viper

/// What a script says must be so of the screen.
enum ScriptExpectation: Sendable {
  /// The scene's text holds this, or does not.
  case text(String, isThere: Bool)
  /// The scene's text matches this, or does not.
  case pattern(String, isThere: Bool)
  case screen(String)
  case title(String)
  /// The row at a place, from 1, holds this.
  case row(Int, String)
  /// So many rows are loaded.
  case count(Int)
  /// The focus is on the row at a place, from 1.
  case focus(Int)
  /// So many modules are on the window.
  case depth(Int)
  case field(String, String)
  case button(String, isOn: Bool)
  /// So many questions went to the service since the script began.
  case requests(Int)
  /// So many parts of departed modules are alive.
  case leaks(Int)
}

extension ScriptExpectation {
  /// What an expectation can look at.
  struct World {
    /// Nothing when no screen is open.
    let scene: Scene?
    let depth: Int
    let requests: Int
    let leaks: Int
  }
}
