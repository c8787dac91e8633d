/// A picture that can be shown, and what is to be said about it.
public struct LoadedPicture: Hashable, Sendable {
  /// The picture.
  public let data: PictureData
  /// A sentence below or beside the picture, in the user's language, such as where it comes from;
  /// may be empty.
  public let caption: String

  /// Creates a picture that can be shown.
  public init(_ data: PictureData, caption: String = "") {
    self.data = data
    self.caption = caption
  }
}
