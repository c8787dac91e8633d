import Testing

@testable import ViperCommandLine
@testable import ViperTestSupport
@testable import tea_cli

/// Comma-separated values, as in RFC 4180.
struct CSVTests {
  private func cells(_ text: String) throws -> [[String]] {
    try CSVReader.rows(of: Array(text.utf8)).map(\.cells)
  }

  @Test(arguments: [
    ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
    ("a,b\r\n1,2", [["a", "b"], ["1", "2"]]),
    ("a,b\r1,2\r", [["a", "b"], ["1", "2"]]),
    ("\u{FEFF}a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
    ("a;b\n1;2,5\n", [["a", "b"], ["1", "2,5"]]),
    ("list\n\na;b\n1;2\n", [["list"], [""], ["a", "b"], ["1", "2"]]),
    ("\"a;b\",\"c;d;e\"\n1,2\n", [["a;b", "c;d;e"], ["1", "2"]]),
    ("a\n\"x\"\"y\"\n", [["a"], ["x\"y"]]),
    ("a,b\n\"1\r\n2\",\"\"\n", [["a", "b"], ["1\r\n2", ""]]),
    ("a,b\n\"1\"2,\n", [["a", "b"], ["12", ""]]),
    ("a,b\n=1+1,-2\n", [["a", "b"], ["=1+1", "-2"]]),
    ("", []),
  ])
  func `Files of all programs are read`(_ text: String, _ rows: [[String]]) throws {
    #expect(try cells(text) == rows)
  }

  @Test(arguments: ["\"", ",", "\n", "\r"])
  func `A special character with an accent is written and read back`(_ mark: String) throws {
    let rows = [["a\(mark)\u{301}b", "\(mark)\u{301}", "c"]]
    let read = try cells(CSVText.lines(rows))
    #expect(read.map { $0.map { Array($0.utf8) } } == rows.map { $0.map { Array($0.utf8) } })
  }

  @Test func `A file that is not UTF-8 is Windows-1252`() throws {
    let bytes: [UInt8] = [0x4E, 0x6F, 0xE9, 0x20, 0x96, 0x80]
    #expect(try CSVReader.rows(of: bytes).map(\.cells) == [["Noé –€"]])
  }

  @Test func `Each row has the number of its first line`() throws {
    let rows = try CSVReader.rows(of: Array("a\n\"1\n2\r\n3\"\n\n4".utf8))
    #expect(rows.map(\.line) == [1, 2, 5, 6])
  }

  @Test func `Zero bytes and an open quotation mark are mistakes`() {
    #expect(throws: CSVReader.Mistake.notText) { try CSVReader.rows(of: [0x61, 0, 0x62]) }
    let before = [CSVRow(line: 1, cells: ["a"])]
    #expect(throws: CSVReader.Mistake.openQuote(line: 2, after: before)) {
      try CSVReader.rows(of: Array("a\n\"b\nc\n".utf8))
    }
  }

  @Test(arguments: [("\n\n\n\n", 3, 6, 4), ("a,b\n\n\"x\ny\"\n,,\n", 9, 6, 5)])
  func `Too many rows or cells are a mistake`(
    _ text: String, _ maxRows: Int, _ maxCells: Int, _ line: Int
  ) throws {
    let bytes = Array(text.utf8)
    #expect(throws: CSVReader.Mistake.tooLarge(line: line)) {
      try CSVReader.rows(of: bytes, maxRows: maxRows, maxCells: maxCells)
    }
    #expect(try CSVReader.rows(of: bytes, maxRows: 4, maxCells: 7).count == 4)
  }

  @Test func `A table finds cells by name, and lists rows of another length`() throws {
    let text = "\n Name ,Year,Name\nx,1,y\nshort\n\nlong,1,2,3\nempty,2,,,\n"
    let table = try #require(CSVTable(try CSVReader.rows(of: Array(text.utf8))))
    #expect(table.names == ["name", "year", "name"])
    #expect(table.rows.map { $0["name"] + $0["year"] + $0["none"] } == ["x1", "empty2"])
    #expect(table.ragged == [4, 6])
    #expect(CSVTable([CSVRow]()) == nil)
  }

  @Test(arguments: [
    [["a", "b"], ["x\"y", "1\r\n2"], [",", ""], ["=1", "\t"]], [["a"], [""], ["b"]],
    [["\"\u{301}", "a\"\u{200D},"]],
  ])
  func `What is written is read unchanged`(_ rows: [[String]]) throws {
    #expect(try cells(CSVText.lines(rows)) == rows)
  }

  @Test func `A few zero bytes in text are ignored`() throws {
    #expect(try cells("a,b\n12345,12345\0\n") == [["a", "b"], ["12345", "12345"]])
    #expect(throws: CSVReader.Mistake.notText) {
      try CSVReader.rows(of: Array("a,b\n12345,12345\n".utf8) + [0, 0xFF])
    }
    #expect(CSVText.lines([["a\0", "b"]]) == "a,b\r\n")
  }

  @Test(.places(1)) func `Rows follow a header line`() async throws {
    let home = try TeaHome()
    #expect(
      try await home.run(line: "tea-cli list --format csv --fields name,harvest --sort name").output
        == "name,harvest\r\nAssam,\r\nOolong,2025-10-11\r\nSencha,2026-05-02\r\n")
  }
}
