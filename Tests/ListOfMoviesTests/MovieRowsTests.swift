import Testing
import Wording

@testable import ListOfMovies

@Suite("Rows of a list")
struct MovieRowsTests {
  private func rows(_ ids: Int...) -> [MovieViewModel] { ids.map { MovieViewModel(movie($0)) } }

  @Test("Rows are read across their pages", arguments: [[], [3], [1, 1, 1], [2, 0, 5, 1]])
  func reads(lengths: [Int]) {
    var list = MovieRows()
    var all: [Int] = []
    for length in lengths {
      let page = (0..<length).map { all.count + $0 }
      list.append(page.map { MovieViewModel(movie($0)) })
      all += page
    }
    #expect(list.map(\.id) == all)
    #expect(list.indices.map { list[$0].id } == all)
    #expect(list.reversed().map(\.id) == all.reversed())
    #expect(list.count == all.count)
    #expect(list.isEmpty == all.isEmpty)
  }

  @Test("The same rows are equal and hash alike, on whatever pages they came")
  func equality() {
    var pages: MovieRows = []
    pages.append(rows(1, 2))
    pages.append(rows(3))
    let one = MovieRows(rows(1, 2, 3))
    #expect(pages == one)
    #expect(pages.hashValue == one.hashValue)
    #expect(pages != MovieRows(rows(1, 2, 4)))
    #expect(pages != MovieRows(rows(1, 2)))
  }

  @Test("What was added since is told, and nothing where the rows are others")
  func added() {
    let early = MovieRows(rows(1, 2))
    var late = early
    late.append(rows(3))
    late.append(rows(4, 5))
    #expect(late.added(since: early)?.map(\.id) == [3, 4, 5])
    #expect(late.added(since: late) == [])
    #expect(late.added(since: []) == Array(late))
    #expect(early.added(since: late) == nil)
    #expect(late.added(since: MovieRows(rows(1, 9))) == nil)
  }
}
