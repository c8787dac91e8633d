import Foundation
import MovieTMDB
import Testing

struct RequestTests {
  @Test func `Parameters keep their order, and those without a value are omitted`() {
    let request = Request.get("/search/movie", ["b": "2", "none": nil, "a": "", "c": "1"])
    #expect(request.text == "GET /search/movie?b=2&a=&c=1")
    #expect(request.body == nil)
  }

  @Test func `A parameter is found by its name`() {
    let request = Request.get("/x", ["page": "1", "page": "2"])
    #expect(request.parameter("page") == "1")
    #expect(request.parameter("year") == nil)
  }

  @Test func `A request that creates something has a body`() {
    let request = Request.post("/x", ["key": #"quote " and é"#])
    #expect(request.text == "POST /x")
    #expect(request.fields == ["key": #"quote " and é"#])
  }

  @Test func `Numbers and Booleans in a body are not strings`() {
    struct Body: Encodable {
      let whole = 8.0
      let half = 8.5
      let id = 234
      let isSet = true
    }
    let request = Request.post("/x", Body(), parameters: ["a": "b", "none": nil])
    #expect(request.text == "POST /x?a=b")
    #expect(request.document == #"{"half":8.5,"id":234,"isSet":true,"whole":8}"#)
  }

  @Test func `A request that deletes something can have only a path`() {
    let request = Request.delete("/x", parameters: ["a": "b", "none": nil])
    #expect(request.text == "DELETE /x?a=b")
    #expect(request.body == nil)
  }

  @Test func `A guest session in the path is redacted in the log`() {
    let request = Request.get("/guest_session/s3cret/rated/movies", ["page": "1"])
    #expect(request.target == "/guest_session/s3cret/rated/movies?page=1")
    #expect(request.redactedTarget == "/guest_session/REDACTED/rated/movies?page=1")
    #expect(request.secretStep == "s3cret")
  }

  @Test(arguments: ["/movie/popular", "/account/7/rated/movies", "/guest_session", "/"])
  func `Other paths are logged in full`(path: String) {
    #expect(Request.get(path).redactedTarget == path)
    #expect(Request.get(path).secretStep == nil)
  }

  @Test func `Sessions in parameters are redacted in the log`() {
    let request = Request.post(
      "/movie/1/rating", ["value": 8], parameters: ["session_id": "a", "guest_session_id": "b"])
    #expect(
      request.redactedTarget
        == "/movie/1/rating?session_id=REDACTED&guest_session_id=REDACTED")
  }

  @Test func `The fields of a body are sorted by name`() {
    let names = ["e", "b", "h", "a", "g", "d", "f", "c"]
    let request = Request.post("/x", Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
    #expect(
      request.body
        == Data(#"{"a":"","b":"","c":"","d":"","e":"","f":"","g":"","h":""}"#.utf8))
  }
}
