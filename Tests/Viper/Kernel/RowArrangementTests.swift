import Testing
import Viper

/// Sorting and filtering loaded rows of any type.
struct RowArrangementTests {
  private enum Order: RowOrder {
    case own, shortest

    static func indices(of rows: [String], matching text: String) -> [Int] {
      rows.indices.filter { rows[$0].contains(text) }
    }

    func sorted(_ indices: [Int], of rows: [String]) -> [Int] {
      indices.sorted { rows[$0].count < rows[$1].count }
    }

    func sorts(_ row: String) -> Bool { row != "?" }
  }

  private let rows = ["pear", "fig", "grape", "apple"]
  private var arrangement = RowArrangement<Order>()

  @Test func `All rows are initially in the loaded order`() {
    #expect(arrangement.isPlain)
    #expect(arrangement.indices(of: rows) == nil)
  }

  @Test mutating func `Sorting cycles through the orders and back to the list's own`() {
    arrangement.apply(.sort)
    #expect(arrangement.order == .shortest)
    #expect(arrangement.indices(of: rows) == [1, 0, 2, 3])
    arrangement.apply(.sort)
    #expect(arrangement.isPlain)
  }

  @Test mutating func `Rows without a value come last, also in the reverse order`() {
    arrangement.apply(.order(.shortest))
    arrangement.apply(.order(.shortest))
    #expect(arrangement.indices(of: ["pear", "?", "fig", "?"]) == [0, 2, 1, 3])
  }

  @Test mutating func `Ending the order prompt changes nothing`() {
    arrangement.apply(.order(.shortest))
    let before = arrangement
    arrangement.apply(.chooseOrder)
    arrangement.apply(.end)
    #expect(arrangement == before)
  }

  @Test mutating func `Typing filters the rows in any order`() {
    arrangement.apply(.narrow)
    #expect(arrangement.isEditing)
    arrangement.apply(.type("ap"))
    #expect(arrangement.indices(of: rows) == [2, 3])
    arrangement.apply(.end)
    #expect(!arrangement.isEditing && arrangement.text == "ap")
    arrangement.apply(.sort)
    #expect(arrangement.indices(of: rows) == [2, 3])
    arrangement.apply(.clear)
    #expect(arrangement.text.isEmpty && arrangement.order == .shortest)
  }
}
