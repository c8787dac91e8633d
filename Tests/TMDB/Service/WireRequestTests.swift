import MovieTMDB
import Testing

/// Requests as sent, and redirects.
struct WireRequestTests {
  private func sent(
    _ request: Request, to address: String = "https://api.example.com/3",
    with credential: Credential = .token("secret-token")
  ) throws -> WireRequest {
    WireRequest(
      request, to: try #require(BaseURL(address)), with: credential, userAgent: "tests/1.0")
  }

  private func names(_ request: WireRequest) -> [String] { request.headers.map(\.name) }

  @Test(arguments: [
    "http://api.example.com/3", "http://127.0.0.1:8080/3", "http://localhost/3",
    "ftp://127.0.0.1/3", "file://localhost/etc/hostname", "file:///etc/hostname",
    "data:application/json,%7B%7D", "", "//", "https://", "http://[", "javascript:alert(1)",
  ])
  func `HTTPS is not redirected to HTTP or other schemes`(location: String) throws {
    let next = try sent(.get("/movie/1")).redirected(by: 302, to: location)
    #expect(next?.address.hasPrefix("https://api.example.com/") ?? true)
  }

  @Test(arguments: [
    "http://example.com/3", "http://127.0.0.1.example.com/3", "file://localhost/etc/hostname",
    "ftp://127.0.0.1/3", "http://2130706433/", "http://0x7f.0.0.1/",
  ])
  func `localhost is not redirected to a file or to HTTP elsewhere`(
    location: String
  ) throws {
    let start = try sent(.get("/movie/1"), to: "http://127.0.0.1:8080/3")
    #expect(start.redirected(by: 302, to: location) == nil)
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `A redirect to another HTTPS host drops the token`(status: Int) throws {
    let next = try #require(
      try sent(.get("/movie/1")).redirected(
        by: status, to: "https://other.example.com/3?page=1&api%5Fkey=k&session_id=s#x"))
    #expect(next.address == "https://other.example.com/3?page=1")
    #expect(names(next) == ["Accept", "User-Agent"])
    let back = try #require(next.redirected(by: status, to: "https://api.example.com/3/movie/1"))
    #expect(names(back) == ["Accept", "User-Agent"])
  }

  @Test(arguments: [
    "https://API.example.com:443/3/other", "/3/other", "//api.example.com/3/other", "other",
  ])
  func `A redirect to the same server keeps everything`(location: String) throws {
    let next = try #require(
      try sent(.get("/movie")).redirected(by: 302, to: location))
    #expect(next.address.lowercased().hasSuffix("/3/other"))
    #expect(names(next).contains("Authorization"))
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `A write is sent once`(status: Int) throws {
    for request in [Request.post("/a", ["password": "p"]), .delete("/a", ["session_id": "s"])] {
      for location in ["https://other.example.com/", "/b"] {
        #expect(try sent(request).redirected(by: status, to: location) == nil)
      }
    }
  }

  @Test(arguments: [200, 300, 304, 305, 306, 399, 400])
  func `Only redirect statuses redirect`(status: Int) throws {
    #expect(try sent(.get("/a")).redirected(by: status, to: "/b") == nil)
  }

  @Test(arguments: ["a\r\nX-Evil: 1", "a\nb", "a\0b", "a\u{7F}"])
  func `A header value with control characters is not sent`(tag: String) throws {
    var request = Request.get("/a")
    request.knownTag = tag
    #expect(!names(try sent(request)).contains("If-None-Match"))
    request.knownTag = "W/\"é\""
    #expect(names(try sent(request)).contains("If-None-Match"))
  }

  @Test(arguments: [
    ("http://localhost:1", true), ("http://127.9.9.9:1", true), ("http://[::1]:1", true),
    ("https://localhost", true), ("https://api.example.com", false),
  ])
  func `Requests to localhost are recognized`(address: String, isOwn: Bool) throws {
    #expect(try sent(.get("/a"), to: address).isToThisMachine == isOwn)
  }

  @Test(arguments: [Credential.token("secret-token"), .apiKey("secret-key"), .anonymous])
  func `A picture request has no credential and accepts JPEG`(
    credential: Credential
  ) throws {
    let sent = try sent(.picture("/w92/a.jpg"), with: credential)
    #expect(sent.address == "https://api.example.com/3/w92/a.jpg")
    #expect(names(sent) == ["Accept", "User-Agent"])
    #expect(sent.headers.first?.value == "image/jpeg")
  }

  @Test func `Without a credential, no header or parameter is sent`() throws {
    let sent = try sent(.get("/a", ["b": "c"]), with: .anonymous)
    #expect(sent.address == "https://api.example.com/3/a?b=c")
    #expect(names(sent) == ["Accept", "User-Agent"])
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `A picture request is not redirected to another server`(status: Int) throws {
    let start = try sent(.picture("/w92/a.jpg"))
    let next = try #require(start.redirected(by: status, to: "/t/p/w92/b.jpg"))
    #expect(next.address == "https://api.example.com/t/p/w92/b.jpg")
    for location in ["https://other.example.com/", "https://api.example.com:8443/", "http://a.b/"] {
      #expect(start.redirected(by: status, to: location) == nil)
      #expect(next.redirected(by: status, to: location) == nil)
    }
  }
}
