/// How wide texts are, by a table that has nothing to do with the program's.
enum Columns {
  static func of(_ text: String) -> Int {
    WidthReading.clusters.pieces(of: text).reduce(0) { $0 + $1.width }
  }
}

extension String {
  /// The lines, each without its end.
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
