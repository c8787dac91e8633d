import Testing

@testable import ViperCommandLine

/// Wrapping messages on a terminal.
struct MessageWrappingTests {
  @Test(arguments: [
    ("Error: Unknown list.", 20, "Error: Unknown list."),
    ("Error: Unknown list.", 19, "Error: Unknown\nlist."),
    ("Error: Unknown list.", 3, "Error:\nUnknown\nlist."),
    ("See https://a.example/long or quit", 12, "See\nhttps://a.example/long\nor quit"),
    ("映画 映画 映画", 9, "映画 映画\n映画"), ("", 4, ""), ("a b", 0, "a b"),
  ])
  func `A message wraps only between words`(line: String, columns: Int, broken: String) {
    #expect(LineLabel.broken(line, columns: columns) == broken)
  }
}
