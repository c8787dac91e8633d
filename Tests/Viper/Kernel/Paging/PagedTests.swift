import Testing
import Viper

struct PagedTests {
  @Test func `A page of rows of another kind does not end the list`() {
    let page = Page<Note>(rows: [], totalPages: 3, totalResults: 60, others: 20)
    let list = Paged(page)
    #expect((list.nextPage, list.others) == (.available, 20))
    #expect(!list.isEmpty)
    let last = Paged(Page<Note>(rows: [], totalPages: 3, totalResults: 60))
    #expect(last.nextPage == .none && last.isEmpty)
  }

  @Test func `A row that a page has twice is shown once, at its first place`() {
    let rows = [Note(id: 1, text: "first"), Note(id: 2), Note(id: 1, text: "second")]
    let list = Paged(Page(rows: rows, totalPages: 1, totalResults: 3))
    #expect(list.rows.map(\.text) == ["first", "note"])
  }

  @Test func `A limit ends the list`() {
    let list = Paged(page(1...10, of: 3), limit: 4)
    #expect(list.rows.map(\.id) == [1, 2, 3, 4])
    #expect(list.nextPage == .none)
  }
}
