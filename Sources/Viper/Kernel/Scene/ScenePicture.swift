extension Scene {
  /// The content that a wide host shows beside a list about its focused row.
  public struct Preview: Hashable, Encodable, Sendable {
    /// The title, such as the name of the row.
    public var title: String
    /// The running text.
    public var lines: [Line]
    /// The picture, if the row has one.
    public var picture: Picture?

    /// Creates a preview.
    public init(title: String, lines: [Line] = [], picture: Picture? = nil) {
      self.title = title
      self.lines = lines
      self.picture = picture
    }
  }

  /// A picture that belongs to a screen.
  ///
  /// A scene says which picture it is, and neither holds its pixels nor knows its size. A host that
  /// can show pictures loads it; any other host shows the text.
  public struct Picture: Hashable, Encodable, Sendable {
    /// The identifier of the picture, such as `photo-7`.
    public var id: String
    /// The address of the picture, for the program's loader of pictures; `nil` if this subject has
    /// no picture, and the loader may draw one in its place.
    public var address: String?
    /// The text that stands for the picture where none is shown, in the user's language.
    public var text: String

    /// Creates a picture.
    public init(id: String, address: String?, text: String) {
      self.id = id
      self.address = address
      self.text = text
    }
  }
}
