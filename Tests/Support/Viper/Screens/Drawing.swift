import Viper
import ViperTerminal

extension StreamRenderer {
  /// The scene drawn at once, from its beginning.
  func drawing(_ scene: Scene) -> String {
    var renderer = self
    return renderer.draw(scene)
  }
}
