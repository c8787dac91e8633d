import Viper
import ViperTerminal

/// Loads one-pixel pictures for a terminal.
nonisolated struct Dots: PictureLoader {
  func load(_ picture: Scene.Picture, width: Int) async -> PictureData? {
    Pixels(width: 1, height: 1, rgb: [255, 0, 0]).map {
      PictureData($0, caption: picture.text)
    }
  }
}
