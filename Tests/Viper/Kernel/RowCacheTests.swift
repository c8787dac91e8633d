import Testing
import Viper

/// The cache of a table's rows.
@MainActor
struct RowCacheTests {
  private var cache = RowCache<String>()
  private var drawn: [String] = []

  private mutating func rows(_ contents: [String]) -> [String] {
    var drawn: [String] = []
    let rows = cache.rows(contents) { content in
      drawn.append(content)
      return Scene.Row(id: content, cells: [])
    }
    self.drawn = drawn
    return rows.map(\.id)
  }

  @Test mutating func `Only rows whose content has changed are drawn again`() {
    #expect(rows(["a", "b", "c"]) == ["a", "b", "c"])
    #expect(drawn == ["a", "b", "c"])
    #expect(rows(["a", "B", "c", "d"]) == ["a", "B", "c", "d"])
    #expect(drawn == ["B", "d"])
    #expect(rows(["a"]) == ["a"])
    #expect(drawn == [])
    #expect(rows(["a", "x"]) == ["a", "x"])
    #expect(drawn == ["x"])
  }

  @Test mutating func `An emptied cache draws all rows again`() {
    _ = rows(["a", "b"])
    #expect(!cache.isOutdated(by: ["a", "b"]))
    cache.removeAll()
    #expect(rows(["a", "b"]) == ["a", "b"])
    #expect(drawn == ["a", "b"])
  }
}
