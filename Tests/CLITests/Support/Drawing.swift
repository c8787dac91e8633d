import Viper

@testable import CLI

extension SceneRenderer {
  /// The scene drawn at once, from its beginning.
  func drawing(_ scene: Scene) -> String {
    var renderer = self
    return renderer.draw(scene)
  }
}
