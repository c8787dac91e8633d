/// Measures the width of texts with a table that is independent of the program's.
enum Columns {
  static func of(_ text: String) -> Int {
    WidthReading.clusters.pieces(of: text).reduce(0) { $0 + $1.width }
  }
}

extension String {
  /// The lines, without line endings.
  var lineList: [String] {
    var list = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if list.last == "" { list.removeLast() }
    return list
  }

  /// The first word of a line.
  var firstWord: String {
    String(prefix { $0 != " " && $0 != "\t" })
  }
}
