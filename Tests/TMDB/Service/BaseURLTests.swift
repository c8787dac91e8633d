import MovieTMDB
import Testing

/// URLs that a credential may be sent to.
struct BaseURLTests {
  @Test(arguments: [
    "http://example.com/3", "http://example.com:1", "ftp://127.0.0.1:1/3",
    "http://user@127.0.0.1:1/3", "http://user:word@127.0.0.1:1/3",
    "http://127.0.0.1:1/3?x", "http://127.0.0.1:1/3#x", "http://127.0.0.1.evil.com:1",
    "http://localhost.evil.com:1", "http://127.1:1", "http://2130706433:1",
    "http://0x7f.0.0.1:1", "http://127.0.0.01:1", "http://0.0.0.0:1", "http://[::]:1",
    "http://127.0.0.1:1@evil.com", "http://evil.com\\@127.0.0.1:1", "127.0.0.1:1",
    "http:/127.0.0.1:1", "http://", "https://", "http://127.0.0.1:0", "http://127.0.0.1:99999",
    "http://127.0.0.1:+80", "http://127.0.0.1:1 /3", "http://127.0.0.1:1/\u{202E}3",
    "http://[127.0.0.1]:1", "http://[localhost]:1", "file:///etc/hostname",
  ])
  func `A URL that must not get a credential is rejected`(address: String) {
    #expect(BaseURL(address) == nil)
  }

  @Test(arguments: [
    "http://127.0.0.1:1/3", "http://127.0.0.2:1", "HTTP://LocalHost:1/3/", "http://[::1]:1",
    "https://example.com",
  ])
  func `localhost uses HTTP, other hosts HTTPS`(address: String) {
    #expect(BaseURL(address) != nil)
  }
}
