import Testing
import Viper

@MainActor
struct DrawnRowsTests {
  /// The identifiers of the drawn rows, and the numbers of those that were drawn for it.
  private func draw(
    _ list: PagedRows<Note>, with drawn: DrawnRows<Note>
  ) -> (shown: [String], drawn: [Int]) {
    var new: [Int] = []
    let rows = drawn.rows(of: list) { note in
      new.append(note.id)
      return Scene.Row(id: String(note.id), cells: [])
    }
    return (rows.map(\.id), new)
  }

  @Test func `Only the rows that have come are drawn`() {
    let drawn = DrawnRows<Note>()
    var list = PagedRows(notes(1...2))
    _ = draw(list, with: drawn)
    list.append(notes(3...4))
    let longer = draw(list, with: drawn)
    #expect(longer.drawn == [3, 4])
    #expect(longer.shown == ["1", "2", "3", "4"])
    #expect(draw(list, with: drawn).drawn == [])
  }

  @Test func `Other rows are all drawn`() {
    let drawn = DrawnRows<Note>()
    _ = draw(PagedRows(notes(1...3)), with: drawn)
    let others = draw(PagedRows(notes(2...3)), with: drawn)
    #expect(others.drawn == [2, 3])
    #expect(others.shown == ["2", "3"])
  }
}
