import Viper

/// The first and the last line of a host, and the list of all keys.
extension TerminalHost {
  // MARK: Tabs

  /// Whether the user can switch to another root screen now.
  var hasTabs: Bool { !tabs.isEmpty && window.depth == 1 && help == nil }

  /// The line of the tabs, and the columns of each.
  var tabLine: (line: Frame.Line, places: [Range<Int>]) {
    let texts = tabTexts
    var line: StyledText = ""
    var places: [Range<Int>] = []
    for text in texts {
      let start = line.columns
      line += text
      places.append(start..<line.columns)
    }
    return (Frame.Line(clean: line, columns: size.columns), places)
  }

  /// The tabs, the one that is shown and as many others as there is room for with their names.
  private var tabTexts: [StyledText] {
    let shown = Array(tabs.prefix(9))
    let widths = shown.map { TextWidth.of(TerminalSanitizer.clean($0.title)) + 1 }
    let order = shown.indices.sorted { ($0 == selectedTab ? 0 : 1) < ($1 == selectedTab ? 0 : 1) }
    var room = size.columns - 2 * shown.count
    var named: Set<Int> = []
    for place in order where widths[place] <= room {
      room -= widths[place]
      named.insert(place)
    }
    return shown.enumerated().map { place, tab in
      let isSelected = place == selectedTab
      let label = "\(place + 1)" + (named.contains(place) ? " " + tab.title : "")
      let style = isSelected ? StyledText.Style.bold : .dim
      return StyledText((isSelected ? ">" : " ") + label, style).cleaned
    }
  }

  // MARK: The last line

  func drawLastLine(on canvas: inout Canvas) {
    let row = size.rows - 1
    if let note {
      return canvas.draw([Frame.Line(StyledText(note), columns: size.columns)], at: row)
    }
    guard let id = window.topID, let screen = screens[id], screen.region == .search, help == nil
    else {
      return canvas.draw([Frame.Line(footer(room: size.columns), columns: size.columns)], at: row)
    }
    let label = StyledText(texts.search + ": ", .bold).cleaned.cut(to: size.columns / 2)
    let window = FieldWindow(
      screen.term.text, cursor: screen.term.cursor, width: size.columns - label.columns)
    canvas.draw([Frame.Line(label + StyledText(window.text), columns: size.columns)], at: row)
    let rest = size.columns - label.columns - TextWidth.of(window.text) - 2
    _ = canvas.drawRight(footer(room: rest), at: row)
    canvas.cursor = Canvas.Cursor(
      row: row, column: min(label.columns + window.cursor, size.columns - 1), isVisible: true)
  }

  /// The commands that do something now, as many as there is room for; the last ones are kept longest.
  private func footer(room: Int) -> StyledText {
    let items = HostBinding.all.compactMap { binding in
      (takesText ? binding.shortInText : binding.short).flatMap { short in
        isEnabled(binding.command) && !isTaken(binding)
          ? "\(ofTabs(short, binding.command)) \(texts.command(binding.command))" : nil
      }
    }
    // The last ones say how to find the rest and how to leave; in a field the first ones do.
    let last = takesText ? 0 : isEnabled(.help) ? 2 : 1
    var kept = items
    while kept.reduce(0, { $0 + TextWidth.of($1) + 2 }) - 2 > room, !kept.isEmpty {
      kept.remove(at: max(kept.count - 1 - last, 0))
    }
    return StyledText(kept.joined(separator: "  "), .dim)
  }

  /// The keys of the tabs that there are, in place of all digits.
  private func ofTabs(_ keys: String, _ command: HostCommand) -> String {
    command == .tab && !tabs.isEmpty ? "1-\(min(tabs.count, 9))" : keys
  }

  /// Whether another command or the text of a field takes the key that the footer would name.
  private func isTaken(_ binding: HostBinding) -> Bool {
    guard let key = binding.keys.first(where: { !takesText || !$0.isText }) else { return true }
    return command(for: key) != binding.command
  }

  // MARK: The list of all keys

  /// Whether a command does something now, by at least one of its keys.
  func isListed(_ command: HostCommand) -> Bool {
    if command == .edit { return takesText }
    return HostBinding.all.contains { binding in
      binding.command == command && isEnabled(command)
        && binding.keys.contains { (!takesText || !$0.isText) && self.command(for: $0) == command }
    }
  }

  var helpLayout: FrameLayout {
    var scene = Scene(name: "keys", title: texts.keys)
    let width = 22
    scene.lines = listed.map { command in
      let keys = ofTabs(command.keys, command)
      let blanks = String(repeating: " ", count: max(width - TextWidth.of(keys), 2))
      return Scene.Line(
        StyledText(keys, .bold) + StyledText(blanks + texts.command(command)), hangingIndent: width)
    }
    return layout(scene, rows: rows, focus: ControlFocus())
  }
}

extension Key {
  var isText: Bool {
    if case .character = self { true } else { false }
  }
}
