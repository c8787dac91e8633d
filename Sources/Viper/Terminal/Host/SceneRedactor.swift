package import Viper

/// Hides parts of what a host draws, before anything is cut, wrapped or cleaned.
@MainActor
package protocol SceneRedactor {
  /// Returns the scene of a module as it may be drawn, with the same fields, buttons and rows.
  func shown(_ scene: Scene, of module: Module.ID) -> Scene

  /// Returns a text as it may be drawn, with as many characters.
  func shown(_ text: String) -> String
}
