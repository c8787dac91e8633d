public import Viper

/// Loads the pictures of scenes for a host.
///
/// A host calls it on the main actor, after the page with the picture has been drawn, and cancels
/// the call when the picture is no longer wanted.
public protocol PictureLoader: Sendable {
  /// Returns a picture that should have a number of pixels in a row; `nil` if there is none, and its
  /// text stands for it.
  nonisolated(nonsending) func load(_ picture: Scene.Picture, width: Int) async -> PictureData?
}
