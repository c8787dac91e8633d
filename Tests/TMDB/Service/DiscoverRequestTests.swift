import MovieEntities
import MovieTMDB
import Testing

struct DiscoverRequestTests {
  private static let page = #"{"page":1,"results":[],"total_pages":0,"total_results":0}"#

  /// Returns the parameters of a filter's request, without the default order.
  private func parameters(_ line: String) async throws -> String {
    let transport = StubTransport(.body(Self.page))
    let filter = try FilterLine.filter(line)
    _ = try await ServiceCatalog(transport: transport).movies(.discover(filter), page: 1)
    let request = try #require(transport.requestTexts.first)
    #expect(request.hasPrefix("GET /discover/movie?"))
    #expect(request.hasSuffix("&page=1"))
    return String(request.dropFirst(20).dropLast(7))
  }

  @Test(arguments: [
    ("drama,science-fiction", "with_genres=18,878&"),
    ("drama|western", "with_genres=18|37&"),
    (
      "1920..1929", "primary_release_date.gte=1920-01-01&primary_release_date.lte=1929-12-31&"
    ),
    ("1927", "primary_release_date.gte=1927-01-01&primary_release_date.lte=1927-12-31&"),
    ("1920..", "primary_release_date.gte=1920-01-01&"),
    ("..1929", "primary_release_date.lte=1929-12-31&"),
    ("rating 7..8.5", "vote_average.gte=7&vote_average.lte=8.5&"),
    ("votes 100", "vote_count.gte=100&"), ("language de", "with_original_language=de&"),
    ("country DE", "with_origin_country=DE&"), ("with 5,7", "with_people=5,7&"), ("", ""),
    ("90..120 min", "with_runtime.gte=90&with_runtime.lte=120&"),
    ("under 90", "with_runtime.lte=90&"), ("over 120", "with_runtime.gte=120&"),
  ])
  func `Each condition is its own parameter`(_ line: String, _ sent: String) async throws {
    #expect(try await parameters(line) == sent + "sort_by=popularity.desc")
  }

  @Test(arguments: [
    ("popularity", "popularity.desc"), ("rating", "vote_average.desc"),
    ("release", "primary_release_date.desc"), ("revenue", "revenue.desc"), ("title", "title.asc"),
    ("votes", "vote_count.desc"), ("-popularity", "popularity.asc"),
    ("-rating", "vote_average.asc"),
    ("-release", "primary_release_date.asc"), ("-revenue", "revenue.asc"), ("-title", "title.desc"),
    ("-votes", "vote_count.asc"),
  ])
  func `An order is a parameter and can be reversed`(
    _ order: String, _ sent: String
  ) async throws {
    #expect(try await parameters("sort \(order)") == "sort_by=" + sent)
  }
}
