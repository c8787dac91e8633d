import Foundation
import TMDB
import Testing

struct RequestTests {
  @Test func `Parameters keep their order, and those without a value are left out`() {
    let request = Request.get("/search/movie", ["b": "2", "none": nil, "a": "", "c": "1"])
    #expect(request.text == "GET /search/movie?b=2&a=&c=1")
    #expect(request.body == nil)
  }

  @Test func `A parameter is found by its name`() {
    let request = Request.get("/x", ["page": "1", "page": "2"])
    #expect(request.parameter("page") == "1")
    #expect(request.parameter("year") == nil)
  }

  @Test func `What creates something sends a document`() {
    let request = Request.post("/x", ["key": #"quote " and é"#])
    #expect(request.text == "POST /x")
    #expect(request.fields == ["key": #"quote " and é"#])
  }

  /// Waits for a fix: the document is encoded without `.sortedKeys`.
  @Test func `The fields of a document stand in the order of their names`() {
    let names = ["e", "b", "h", "a", "g", "d", "f", "c"]
    let request = Request.post("/x", Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
    #expect(
      request.body
        == Data(#"{"a":"","b":"","c":"","d":"","e":"","f":"","g":"","h":""}"#.utf8))
  }
}
