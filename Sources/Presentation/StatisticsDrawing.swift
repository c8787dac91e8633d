public import Viper
import ViperText

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
}

extension StatisticsViewModel {
  /// The number of columns between two charts.
  private static let gap = 3
  /// The possible widths of a chart, without the gap.
  private static let chartColumns = 26...40

  /// Returns the totals, the charts side by side, and the heat map, for a width in columns.
  public func lines(columns: Int, in symbols: StatisticsSymbols = .blocks) -> [StyledText] {
    let dot = symbols == .ascii ? "," : " ·"
    let wrapper = TextWrapper(width: columns)
    var lines = wrapper.lines(totals.joined(separator: dot + " ")).map { StyledText($0) }
    if let note { lines += wrapper.lines(note).map { StyledText($0, .dim) } }
    lines += drawnCharts(columns, symbols)
    let map = heatMap?.lines(columns: columns, in: symbols) ?? []
    // The days of a year need a column for each week.
    if let heatMap, map.allSatisfy({ $0.columns <= columns }) {
      lines += ["", StyledText(heatMap.heading, .bold)] + map
    }
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
          let blanks = column * (width + gap) - line.columns
          line += StyledText(String(repeating: " ", count: max(blanks, 0))) + chart[index]
        }
        lines.append(line)
      }
    }
    return lines
  }
}

extension StatisticsViewModel {
  /// Returns the charts and the heat map, which do not depend on each other, as tables.
  public func sections(in symbols: StatisticsSymbols) -> [Scene.Section] {
    charts.map { $0.section(in: symbols) }
      + (heatMap.map { map in
        let lines = map.lines(columns: 0, in: symbols).map { Scene.Line($0) }
        return [Scene.Section(heading: map.heading, text: lines)]
      } ?? [])
  }
}

extension StatisticsViewModel.Chart {
  private var most: Int { max(bars.map(\.value).max() ?? 0, 1) }

  private func labels(in symbols: StatisticsSymbols) -> [StyledText] {
    bars.map {
      let label = symbols == .ascii ? $0.label.replacing("–", with: "-") : $0.label
      return StyledText(label, .dim).cleaned
    }
  }

  /// Returns a row with a label, a number and a bar for each value.
  fileprivate func section(in symbols: StatisticsSymbols) -> Scene.Section {
    let width = bars.map(\.number.count).max() ?? 0
    let rows = zip(labels(in: symbols), bars).enumerated().map { index, pair in
      let (label, bar) = pair
      let blanks = String(repeating: " ", count: width - bar.number.count)
      return Scene.Row(
        id: "\(name)-\(index + 1)",
        cells: [label, StyledText(blanks + bar.number, bar.value == 0 ? .dim : .plain)],
        share: Double(bar.value) / Double(most))
    }
    return Scene.Section(
      heading: heading,
      columns: [
        Scene.Column("", .truncatable(minWidth: 8, dropPriority: 0)), Scene.Column("", .fixed),
      ], rows: rows)
  }

  /// Returns the heading, and a line with a label, a bar and a number for each value.
  fileprivate func lines(columns: Int, in symbols: StatisticsSymbols) -> [StyledText] {
    let labels = labels(in: symbols)
    let label = min(labels.map(\.columns).max() ?? 0, columns / 2)
    let number = bars.map(\.number.count).max() ?? 0
    let room = max(columns - label - number - 3, 1)
    return [StyledText(heading, .bold)]
      + zip(labels, bars).map { text, bar in
        let text = text.cut(to: label)
        let blanks = String(repeating: " ", count: label - text.columns + 2)
        let drawn = ChartBar(isASCII: symbols == .ascii)
          .text(Double(bar.value) / Double(most), columns: room)
        return text + StyledText(blanks, .dim)
          + StyledText(drawn.isEmpty ? "" : drawn + " ", .init(color: .green))
          + StyledText(bar.number, bar.value == 0 ? .dim : .plain)
      }
  }
}

extension StatisticsViewModel.HeatMap {
  /// Returns the months, a line for each weekday, and a legend.
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
    return [StyledText(names, .dim)] + rows + ["", legend]
  }

  /// Returns the characters for a day's number of viewings.
  private func symbol(_ count: Int, _ symbols: StatisticsSymbols, _ size: Int) -> StyledText {
    let shade = symbols.shades[min(count, symbols.shades.count - 1)]
    if count == 0 {
      return StyledText(shade + String(repeating: " ", count: size - 1), .dim)
    }
    return StyledText(String(repeating: shade, count: size), .init(color: .cyan))
  }
}
