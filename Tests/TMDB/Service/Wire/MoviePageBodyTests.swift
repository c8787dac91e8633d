import MovieEntities
import Testing

@testable import MovieTMDB

struct MoviePageBodyTests {
  private func page(_ rows: String..., rest: String = "") throws -> MoviePage {
    let json = #"{"results":[\#(rows.joined(separator: ","))]\#(rest)}"#
    return try decoded(json, as: MoviePageBody.self).page
  }

  private let good = #"{"id":1,"title":"One","genre_ids":[]}"#
  private let other = #"{"id":2,"title":"Two","genre_ids":[]}"#
  private let collection = #"{"id":3,"title":"All of Them","overview":"","poster_path":null}"#

  @Test func `A page is decoded in the service's order`() throws {
    let read = try page(
      other, good, rest: #","page":3,"total_pages":58,"total_results":1166433"#)
    #expect(read.movies.map(\.id) == [2, 1])
    #expect(read.number == 3)
    #expect(read.totalPages == 58)
    #expect(read.totalResults == 1_166_433)
  }

  @Test(arguments: ["null", "7", #""x""#, "[]", "{}", #"{"id":9}"#, #"{"id":9,"genre_ids":[]}"#])
  func `An invalid row does not invalidate the page`(bad: String) throws {
    #expect(try page(good, bad, other).movies.map(\.id) == [1, 2])
    #expect(try page(bad, good).movies.map(\.id) == [1])
    #expect(try page(good, bad).movies.map(\.id) == [1])
  }

  @Test func `Invalid rows are counted, and collections are not`() throws {
    #expect(try page(good, other).unreadable == 0)
    #expect(try page(good, "null", collection, #"{"id":9}"#, other, "{}").unreadable == 3)
  }

  @Test func `A collection among movies is skipped`() throws {
    #expect(try page(collection, good, collection, other).movies.map(\.id) == [1, 2])
  }

  @Test func `A page of only collections is empty, not unreadable`() throws {
    #expect(try page(collection).movies.isEmpty)
    #expect(try page(collection, good, collection).others == 2)
  }

  @Test func `A page with only invalid rows is an error`() {
    #expect(throws: DecodingError.self) { try page("null", "{}", #"{"id":9}"#) }
    #expect(throws: DecodingError.self) { try page("7") }
    #expect(throws: DecodingError.self) { try page("{}", "{}") }
    #expect(throws: DecodingError.self) { try page(#"{"id":1,"name":"A person"}"#) }
    #expect(throws: DecodingError.self) { try page(collection, "{}") }
  }

  @Test func `An empty page is valid`() throws {
    let empty = try page(rest: #","page":9,"total_pages":2,"total_results":40"#)
    #expect(empty.movies.isEmpty)
    #expect(empty.number == 9)
    #expect(empty.totalPages == 2)
    #expect(empty.totalResults == 40)
  }

  @Test(arguments: [
    "", #","page":null,"total_pages":null,"total_results":null"#,
    #","page":"2","total_pages":"3","total_results":[]"#,
  ])
  func `A page without page numbers is the only one`(rest: String) throws {
    let read = try page(good, other, rest: rest)
    #expect([read.number, read.totalPages, read.totalResults] == [1, 1, 2])
  }

  @Test(arguments: ["{}", "[]", #"{"results":null}"#, #"{"results":{}}"#, #"{"page":1}"#])
  func `A body without results is not a page`(json: String) {
    #expect(throws: DecodingError.self) {
      try decoded(json, as: MoviePageBody.self)
    }
  }
}
