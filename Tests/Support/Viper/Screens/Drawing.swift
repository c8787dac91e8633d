import Viper
import ViperTerminal

extension StreamRenderer {
  /// Returns the whole scene, drawn by a fresh renderer.
  func drawing(_ scene: Scene) -> String {
    var renderer = self
    return renderer.draw(scene)
  }
}
