import Viper

/// A root screen that the user can switch to with a number.
public struct HostTab {
  /// The name of the screen.
  public let title: String
  let open: @MainActor () async -> Void

  /// Creates a tab; `open` replaces the root of the window, and returns when the screen has
  /// settled.
  public init(_ title: String, open: @escaping @MainActor () async -> Void) {
    self.title = title
    self.open = open
  }
}

/// The row of the tabs.
struct TabBar {
  /// The number of tabs that have a key.
  static let most = 9

  /// The line of the tabs.
  let line: Frame.Line
  /// The columns of each tab.
  private var places: [Range<Int>] = []

  init(_ tabs: [HostTab], selected: Int?, columns: Int) {
    var line: StyledText = ""
    for label in Self.labels(tabs.prefix(Self.most), selected: selected, columns: columns) {
      let start = line.columns
      line += label
      places.append(start..<line.columns)
    }
    self.line = Frame.Line(clean: line, columns: columns)
  }

  /// Returns the index of the tab at a column, if any.
  func tab(at column: Int) -> Int? {
    places.firstIndex { $0.contains(column) }
  }

  /// Returns the labels: the selected tab and as many others as there is room for have their titles.
  private static func labels(
    _ tabs: ArraySlice<HostTab>, selected: Int?, columns: Int
  ) -> [StyledText] {
    let widths = tabs.map { TextWidth.of(TerminalSanitizer.clean($0.title)) + 1 }
    let order = tabs.indices.sorted { ($0 == selected ? 0 : 1) < ($1 == selected ? 0 : 1) }
    var room = columns - 2 * tabs.count
    var titled: Set<Int> = []
    for place in order where widths[place] <= room {
      room -= widths[place]
      titled.insert(place)
    }
    return tabs.enumerated().map { place, tab in
      let isSelected = place == selected
      let label = "\(place + 1)" + (titled.contains(place) ? " " + tab.title : "")
      let style = isSelected ? StyledText.Style.bold : .dim
      return StyledText((isSelected ? ">" : " ") + label, style).cleaned
    }
  }
}
