/// What `poster` reports about a poster, for other programs.
struct PosterJSON: Encodable {
  /// The number of bytes that were written; `nil` if none were.
  let bytes: Int?
  let id: Int
  /// The file that the poster was written to, if any.
  let output: String?
  let posterURL: String?
  let title: String

  private enum CodingKeys: String, CodingKey {
    case bytes, id, output, title
    case posterURL = "poster_url"
  }

  func encode(to encoder: any Encoder) throws {
    var document = encoder.container(keyedBy: CodingKeys.self)
    try document.encode(bytes, forKey: .bytes)
    try document.encode(id, forKey: .id)
    try document.encode(output, forKey: .output)
    try document.encode(posterURL, forKey: .posterURL)
    try document.encode(title, forKey: .title)
  }
}
