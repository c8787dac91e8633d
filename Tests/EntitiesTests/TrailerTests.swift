import Entities
import Testing

struct TrailerTests {
  @Test func `A trailer is made from its values`() {
    let trailer = Trailer(name: "Official", url: "https://video.example/1")
    #expect([trailer.name, trailer.url] == ["Official", "https://video.example/1"])
  }
}
