public import MovieEntities
public import Viper
public import ViperLocalization

/// A button that acts on the focused movie or on the list.
///
/// The raw value is the button's identifier.
public enum MovieButton: String, Sendable, CaseIterable {
  case favorite, watchlist, rate, log, undo, page, trailer, copy, sort, narrow
  case editEntry = "edit-entry"
  case another

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
    case .another: "n"
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
    case .another: "Another"
    }
  }

  /// Returns the localized labels of all buttons, without the one that logs a movie if there is no
  /// diary, and without those that change marks if there are no marks.
  public static func labels(
    in localizer: Localizer, canLog: Bool = false, hasMarks: Bool = true
  ) -> [MovieButton: String] {
    let marks: Set<MovieButton> = [.favorite, .watchlist, .rate, .undo]
    let shown = allCases.filter { (canLog || $0 != .log) && (hasMarks || !marks.contains($0)) }
    return Dictionary(uniqueKeysWithValues: shown.map { ($0, localizer.translated($0.label)) })
  }

  /// Returns the button with a localized label.
  public func button(
    _ label: String, isEnabled: Bool = true, isChecked: Bool = false,
    disabledReason: String? = nil, style: Scene.Button.Style = .command,
    effect: Scene.Button.Effect? = nil
  ) -> Scene.Button {
    Scene.Button(
      id: rawValue, label: label, isEnabled: isEnabled, isChecked: isChecked, key: key,
      disabledReason: disabledReason, style: style, effect: effect)
  }
}

/// A user action on the marks of the shown or focused movie.
public enum MarkAction: Hashable, Sendable {
  /// Adds the movie to the favorites or removes it.
  case favorite
  /// Adds the movie to the watchlist or removes it.
  case watchlist
  /// Opens the rating prompt.
  case rate
  /// Opens the form that adds the movie to the diary.
  case log
  /// Changes the text in the rating prompt.
  case type(String)
  /// Submits the rating.
  case submit
  /// Undoes the last change.
  case undo
}

extension Marks {
  /// The marks that are set, as in scripts: `favorite`, `watchlist`, `rating 8.5`, `seen`.
  public var words: [String] {
    [
      isFavorite ? "favorite" : nil, isOnWatchlist ? "watchlist" : nil,
      rating.map { "rating \($0)" }, seen == nil ? nil : "seen",
    ].compactMap(\.self)
  }

  /// Returns whether a button's mark is set.
  public func isSet(_ button: MovieButton) -> Bool {
    switch button {
    case .favorite: isFavorite
    case .watchlist: isOnWatchlist
    case .rate: rating != nil
    case .log, .undo, .page, .trailer, .copy, .sort, .narrow, .editEntry, .another: false
    }
  }

  /// Returns whether a button's mark can be changed; `false` while another change to the mark is in
  /// flight.
  public func canChange(_ button: MovieButton) -> Bool {
    switch button {
    case .favorite: canChange(MovieMark.favorite)
    case .watchlist: canChange(MovieMark.watchlist)
    case .rate: canChange(MovieMark.rating)
    case .log, .undo, .page, .trailer, .copy, .sort, .narrow, .editEntry, .another: true
    }
  }
}

extension RowOrder where Self: RawRepresentable<String> {
  /// The identifier of the button that sorts the rows in this order.
  package var button: String { "sort-" + rawValue }

  /// Creates the order from a sort button's identifier, or returns `nil` if the identifier belongs
  /// to another button.
  package init?(button id: String) {
    guard id.hasPrefix("sort-") else { return nil }
    self.init(rawValue: String(id.dropFirst("sort-".count)))
  }
}

extension RowArrangement {
  /// Returns the sort direction of the sorted column.
  ///
  /// `startsDescending` indicates whether the highest values come first in the default direction.
  package func sort(startsDescending: Bool) -> Scene.Column.Sort {
    startsDescending == isReversed ? .ascending : .descending
  }
}

extension Scene {
  /// Draws the controls that arrange rows: the buttons, and the prompt for a sort order or for the
  /// text that narrows the rows.
  ///
  /// - Parameters:
  ///   - arrangement: The current arrangement.
  ///   - orders: The available sort orders.
  ///   - names: The names of the sort orders.
  ///   - sorts: The labels of the sort buttons.
  ///   - prompt: The label of the sort order prompt.
  ///   - labels: The labels of the other buttons.
  package mutating func show<Order: RowOrder & RawRepresentable<String>>(
    _ arrangement: RowArrangement<Order>, orders: [Order], named names: [Order: String],
    sortedBy sorts: [Order: String], prompt: String, buttons labels: [MovieButton: String]
  ) {
    buttons += [MovieButton.sort, .narrow].map { $0.button(labels[$0] ?? "") }
    buttons += orders.filter { $0 != arrangement.order }
      .map { Button(id: $0.button, label: sorts[$0] ?? "", style: .command) }
    if arrangement.isEditing {
      fields = [
        Field(
          name: "words", label: labels[.narrow] ?? "", text: arrangement.text, isPrompt: true)
      ]
    }
    if arrangement.isChoosingOrder {
      fields = [
        Field(
          name: "order", label: prompt, text: names[arrangement.order] ?? "",
          choices: orders.map { Choice($0.rawValue, label: names[$0]) }, isPrompt: true)
      ]
    }
  }
}
