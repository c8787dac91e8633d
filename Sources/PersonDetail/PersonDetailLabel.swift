/// A text of the page that is the same for every person: a label, or a heading; the raw value is its English.
public enum PersonDetailLabel: String, Sendable, CaseIterable {
  /// The page is under way.
  case loading = "Loading…"
  /// The label of the button.
  case retry = "Retry"
  // The labels of lines.
  case birth = "Born"
  case death = "Died"
  case knownFor = "Known for"
  /// The heading above the table.
  case movies = "Movies"
  // The headings above its columns.
  case id = "ID"
  case title = "TITLE"
  case year = "YEAR"
  case part = "PART"
}
