/// A page of a list as it arrives from the service.
public struct PopularMovieResponseEntity: Decodable, Sendable {
  /// The page's number, from 1.
  public let page: Int
  /// The rows that could be read, in the service's order.
  public let results: [PopularMovieEntity]
  /// How many pages the service says there are; it serves 500 of them at most.
  public let totalPages: Int
  /// How many movies the service says there are.
  public let totalResults: Int

  private enum Key: String, CodingKey {
    case page, results
    case totalPages = "total_pages"
    case totalResults = "total_results"
  }

  /// Reads a page, leaving out single rows that cannot be read.
  ///
  /// - Parameter decoder: Stands on the page's object.
  /// - Throws: `DecodingError` when there are no `results`, or there are some and none can be read.
  public init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: Key.self)
    results = try body.decode(LossyArray<PopularMovieEntity>.self, forKey: .results).elements
    page = (try? body.decode(Int.self, forKey: .page)) ?? 1
    totalPages = (try? body.decode(Int.self, forKey: .totalPages)) ?? 1
    totalResults = (try? body.decode(Int.self, forKey: .totalResults)) ?? results.count
  }
}
