/// A row of `release_dates.results`: the releases of a movie in one country.
struct ReleasesBody: Decodable {
  /// The country, such as `US`.
  let region: String
  /// The certification of the theatrical release, else that of another one; empty if there is none.
  let certification: String

  /// TMDB's number of a release in theaters.
  private static let theatrical = 3

  private enum Key: String, CodingKey {
    case region = "iso_3166_1"
    case releases = "release_dates"
  }

  /// A release; every field may be missing.
  private struct Release: Decodable {
    let certification: BoundedText?
    let type: Int?
  }

  init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: Key.self)
    region = try row.text(forKey: .region)
    // The releases of other countries are not needed.
    guard region == decoder.region else {
      certification = ""
      return
    }
    let releases = try row.decode(LossyArray<Release>.self, forKey: .releases).elements
    let rated = releases.filter { $0.certification?.text.isEmpty == false }
    let best = rated.first { $0.type == Self.theatrical } ?? rated.first
    certification = best?.certification?.text ?? ""
  }
}
