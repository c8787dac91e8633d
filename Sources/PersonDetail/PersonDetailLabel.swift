import ViperLocalization

/// A text of the page that is the same for every person: a label, or a heading.
public enum PersonDetailLabel: Hashable, Sendable, CaseIterable {
  /// The page is under way.
  case loading
  /// The label of the button.
  case retry
  /// The labels of lines.
  case birth, death, knownFor
  /// The heading above the table.
  case movies
  /// The headings above its columns.
  case id, title, year, part
}

extension PersonDetailMapper {
  /// Returns a label in the user's language.
  func label(_ label: PersonDetailLabel) -> String {
    switch label {
    case .loading: localizer("Loading…")
    case .retry: localizer("Retry")
    case .birth: localizer("Born")
    case .death: localizer("Died")
    case .knownFor: localizer("Known for")
    case .movies: localizer("Movies")
    case .id: localizer("ID")
    case .title: localizer("TITLE")
    case .year: localizer("YEAR")
    case .part: localizer("PART")
    }
  }
}
