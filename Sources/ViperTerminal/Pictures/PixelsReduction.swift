import Pictures

extension Pixels {
  /// Returns the picture in the pixels that it fills on the screen, or as it is if it has fewer.
  func reduced(to fit: PictureFit) -> Pixels {
    guard width > fit.width || height > fit.height else { return self }
    return scaled(toWidth: min(width, fit.width), height: min(height, fit.height))
  }
}
