public import Viper

/// The characters used to draw statistics.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public enum StatisticsSymbols: Sendable {
  case blocks
  /// For terminals that cannot show blocks, or draw them two columns wide.
  case ascii

  /// The characters for days with zero, one, two, three, and more viewings.
  fileprivate var shades: [String] {
    switch self {
    case .blocks: ["·", "░", "▒", "▓", "█"]
    case .ascii: [".", "-", "+", "*", "#"]
    }
  }

  /// Returns a bar, which is never empty if the value is positive.
  fileprivate func bar(_ value: Int, of most: Int, columns: Int) -> String {
    guard value > 0, most > 0 else { return "" }
    switch self {
    case .blocks:
      let eighths = max(value * columns * 8 / most, 1)
      let rest = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
      return String(repeating: "█", count: eighths / 8) + rest
    case .ascii: return String(repeating: "#", count: max(value * columns / most, 1))
    }
  }
}

extension StatisticsViewModel {
  /// The width of statistics on a screen, in columns, which fits in a typical window.
  public static let screenColumns = 76
  /// The number of columns between two charts.
  private static let gap = 3
  /// The possible widths of a chart, without the gap.
  private static let chartColumns = 26...40

  /// Returns the totals, the charts side by side, and the heat map, for a width in columns.
  public func lines(columns: Int, in symbols: StatisticsSymbols = .blocks) -> [StyledText] {
    let dot = symbols == .ascii ? "," : " ·"
    var lines = [StyledText(totals.joined(separator: dot + " "))]
    if let note { lines.append(StyledText(note, .dim)) }
    lines += drawnCharts(columns, symbols)
    if let heatMap { lines += [""] + heatMap.lines(columns: columns, in: symbols) }
    return lines
  }

  private func drawnCharts(_ columns: Int, _ symbols: StatisticsSymbols) -> [StyledText] {
    let (gap, widths) = (Self.gap, Self.chartColumns)
    // Rows of four, two or one.
    let room = (columns + gap) / (widths.lowerBound + gap)
    let count = room >= 4 ? 4 : room >= 2 ? 2 : 1
    let width = min((columns + gap) / count - gap, widths.upperBound)
    var lines: [StyledText] = []
    for start in stride(from: 0, to: charts.count, by: count) {
      let row = charts[start..<min(start + count, charts.count)].map {
        $0.lines(columns: max(width, 1), in: symbols)
      }
      lines.append("")
      for index in 0..<(row.map(\.count).max() ?? 0) {
        var line: StyledText = ""
        for (column, chart) in row.enumerated() where index < chart.count {
          let blanks = column * (width + gap) - line.text.count
          line += StyledText(String(repeating: " ", count: max(blanks, 0))) + chart[index]
        }
        lines.append(line)
      }
    }
    return lines
  }
}

extension StatisticsViewModel.Chart {
  /// Returns the heading, and a line with a label, a bar and a number for each value.
  fileprivate func lines(columns: Int, in symbols: StatisticsSymbols) -> [StyledText] {
    let names = bars.map { symbols == .ascii ? $0.label.replacing("–", with: "-") : $0.label }
    let most = bars.map(\.value).max() ?? 0
    let label = names.map(\.count).max() ?? 0
    let number = bars.map(\.number.count).max() ?? 0
    let room = max(columns - label - number - 3, 1)
    return [StyledText(heading, .bold)]
      + zip(names, bars).map { name, bar in
        let blanks = String(repeating: " ", count: label - name.count + 2)
        let drawn = symbols.bar(bar.value, of: most, columns: room)
        return StyledText(name + blanks, .dim)
          + StyledText(drawn.isEmpty ? "" : drawn + " ", .init(color: .green))
          + StyledText(bar.number, bar.value == 0 ? .dim : .plain)
      }
  }
}

extension StatisticsViewModel.HeatMap {
  /// Returns the heading, the months, a line for each weekday, and a legend.
  fileprivate func lines(columns: Int, in symbols: StatisticsSymbols) -> [StyledText] {
    let label = (weekdays.map(\.count).max() ?? 0) + 1
    let size = label + weeks * 2 <= columns ? 2 : 1
    var names = ""
    for (week, name) in months.sorted(by: { $0.key < $1.key }) {
      names += String(repeating: " ", count: max(label + week * size - names.count, 0)) + name
    }
    let most = symbols.shades.count - 1
    let rows = zip(weekdays, days).map { name, days in
      let blanks = String(repeating: " ", count: max(label - name.count, 0))
      var line = StyledText(name + blanks, .dim)
      if days.first == .some(nil) { line += StyledText(String(repeating: " ", count: size)) }
      for count in days.compactMap(\.self) { line += symbol(count, symbols, size) }
      return line
    }
    var legend = StyledText(String(repeating: " ", count: label - 3))
    for count in 0...most {
      let text = count == most ? "\(count)+" : "\(count)"
      legend += "   " + symbol(count, symbols, 1) + StyledText(" " + text, .dim)
    }
    return [StyledText(heading, .bold), StyledText(names, .dim)] + rows + ["", legend]
  }

  /// Returns the characters for a day's number of viewings.
  private func symbol(_ count: Int, _ symbols: StatisticsSymbols, _ size: Int) -> StyledText {
    let shade = symbols.shades[min(count, symbols.shades.count - 1)]
    if count == 0 {
      return StyledText(shade + String(repeating: " ", count: size - 1), .dim)
    }
    return StyledText(String(repeating: shade, count: size), .init(color: .green))
  }
}
