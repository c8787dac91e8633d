public import MovieEntities
package import Viper
public import ViperLocalization

/// A button of a screen with movies, with the same key on each screen.
///
/// The raw value is the button's identifier.
public enum MovieButton: String, Sendable, CaseIterable {
  case favorite, watchlist, rate, log, undo, page, trailer, copy, sort, narrow
  case editEntry = "edit-entry"
  case deleteEntry = "delete-entry"
  case another
  case allCast = "all-cast"
  case stats
  case previousYear = "previous-year"
  case nextYear = "next-year"
  case diary

  /// The key that activates the button.
  public var key: Character {
    switch self {
    case .favorite: "f"
    case .watchlist: "w"
    case .rate: "x"
    case .log: "L"
    case .undo: "u"
    case .page: "o"
    case .trailer: "t"
    case .copy: "y"
    case .sort: "s"
    case .narrow: "&"
    case .editEntry: "E"
    case .deleteEntry: "D"
    case .another: "n"
    case .allCast: "a"
    case .stats: "S"
    case .previousYear: "p"
    case .nextYear: "n"
    case .diary: "D"
    }
  }

  /// The label in English.
  public var label: String {
    switch self {
    case .favorite: "Favorite"
    case .watchlist: "Watchlist"
    case .rate: "Rate"
    case .log: "Log"
    case .undo: "Undo"
    case .page: "Web page"
    case .trailer: "Trailer"
    case .copy: "Copy URL"
    case .sort: "Sort"
    case .narrow: "Narrow"
    case .editEntry: "Edit entry"
    case .deleteEntry: "Delete entry"
    case .another: "Another"
    case .allCast: "All cast"
    case .stats: "Statistics"
    case .previousYear: "Previous year"
    case .nextYear: "Next year"
    case .diary: "Diary"
    }
  }

  /// Returns the localized labels of all buttons.
  public static func labels(in localizer: Localizer) -> [MovieButton: String] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0, localizer.translated($0.label)) })
  }
}

extension Marks {
  /// The marks that are set, as in scripts: `favorite`, `watchlist`, `rating 8.5`, `seen`.
  public var words: [String] {
    [
      isFavorite ? "favorite" : nil, isOnWatchlist ? "watchlist" : nil,
      rating.map { "rating \($0)" }, seen == nil ? nil : "seen",
    ].compactMap(\.self)
  }
}

extension RowArrangement {
  /// Whether a prompt is open or the rows are narrowed, so that `clear` has an effect.
  package var canClear: Bool { isEditing || isChoosingOrder || !text.isEmpty }
}
