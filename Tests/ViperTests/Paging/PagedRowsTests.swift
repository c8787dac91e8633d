import Testing

@testable import Viper

struct PagedRowsTests {
  @Test(arguments: [[], [3], [1, 1, 1], [2, 0, 5, 1]])
  func `Rows are read across their pages`(lengths: [Int]) {
    var list = PagedRows<Note>()
    var all: [Int] = []
    for length in lengths {
      let page = (0..<length).map { all.count + $0 }
      list.append(page.map { Note(id: $0) })
      all += page
    }
    #expect(list.map(\.id) == all)
    #expect(list.indices.map { list[$0].id } == all)
    #expect(list.reversed().map(\.id) == all.reversed())
    #expect(list.count == all.count)
    #expect(list.isEmpty == all.isEmpty)
  }

  @Test func `The same rows are equal and hash alike, on whatever pages they came`() {
    var pages: PagedRows<Note> = []
    pages.append(notes(1...2))
    pages.append(notes(3...3))
    let one = PagedRows(notes(1...3))
    #expect(pages == one)
    #expect(pages.hashValue == one.hashValue)
    #expect(pages != PagedRows([Note(id: 1), Note(id: 2), Note(id: 4)]))
    #expect(pages != PagedRows(notes(1...2)))
  }

  @Test func `The rows added since are told, and none where the rows are others`() {
    let early = PagedRows(notes(1...2))
    var late = early
    late.append(notes(3...3))
    late.append(notes(4...5))
    #expect(late.added(since: early)?.map(\.id) == [3, 4, 5])
    #expect(late.added(since: late) == [])
    #expect(late.added(since: []) == Array(late))
    #expect(early.added(since: late) == nil)
    #expect(late.added(since: PagedRows([Note(id: 1), Note(id: 9)])) == nil)
  }
}
