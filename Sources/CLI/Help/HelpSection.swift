/// A section of the help page of a topic.
struct HelpSection {
  let heading: String
  /// Names and their descriptions.
  var rows: [(String, String)] = []
  /// Lines that are shown without wrapping.
  ///
  /// If there are any, the rows are not shown.
  var lines: [String] = []
}
