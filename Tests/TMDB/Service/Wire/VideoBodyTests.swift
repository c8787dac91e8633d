import MovieEntities
import Testing

@testable import MovieTMDB

struct VideoBodyTests {
  private func trailers(_ videos: String) throws -> [String] {
    let movie = try decoded(
      #"{"id":1,"title":"x","videos":{"results":[\#(videos)]}}"#, as: MovieDetailBody.self
    ).movie
    return movie.trailers.map { "\($0.name): \($0.url)" }
  }

  @Test(arguments: [
    ("YouTube", "https://www.youtube.com/watch?v=a-b_c"), ("Vimeo", "https://vimeo.com/a-b_c"),
  ])
  func `A trailer has the URL of its site`(site: String, url: String) throws {
    let video = #"{"name":"Official","site":"\#(site)","key":"a-b_c","type":"Trailer"}"#
    #expect(try trailers(video) == ["Official: \(url)"])
  }

  @Test(arguments: [
    #""Clip""#, #""Teaser""#, #""Featurette""#, #""Behind the Scenes""#, "null", "7",
  ])
  func `Videos that are not trailers are skipped`(type: String) throws {
    let video = #"{"name":"Official","site":"YouTube","key":"abc","type":\#(type)}"#
    #expect(try trailers(video) == [])
  }

  @Test(arguments: [
    #"{"name":"n","site":"Elsewhere","key":"abc","type":"Trailer"}"#,
    #"{"name":"n","key":"abc","type":"Trailer"}"#,
    #"{"name":"n","site":"YouTube","type":"Trailer"}"#,
    #"{"site":"YouTube","key":"abc","type":"Trailer"}"#,
    "null",
  ])
  func `A video without a URL does not invalidate the others`(video: String) throws {
    let good = #"{"name":"Official","site":"Vimeo","key":"1","type":"Trailer"}"#
    #expect(try trailers("\(video),\(good)") == ["Official: https://vimeo.com/1"])
    #expect(try trailers(video) == [])
  }
}
