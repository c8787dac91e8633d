import Viper
import ViperText

/// The list of keys for what the user can do when it is opened, in groups.
struct HelpPage {
  /// The minimum number of columns for two groups side by side.
  private static let minColumnsForTwo = 100

  private let title: String
  /// The lines of each group, below its heading.
  private let groups: [[StyledText]]
  private var viewport = Viewport()

  init(_ keymap: HostKeymap, _ texts: HostTexts) {
    title = texts.keys
    groups = HostCommand.Group.allCases.compactMap { group in
      let lines = keymap.help(group, texts)
      return lines.isEmpty ? nil : [StyledText(texts.group(group), .bold)] + lines
    }
  }

  func frame(in layout: HostLayout) -> Frame {
    lines(in: layout).frame(from: viewport.top, focus: nil)
  }

  func linesBelow(in layout: HostLayout) -> Int {
    lines(in: layout).linesBelow(viewport.top)
  }

  mutating func move(by rows: Int, in layout: HostLayout) {
    _ = viewport.step(rows, focus: nil, in: lines(in: layout))
  }

  mutating func jump(toEnd: Bool, in layout: HostLayout) {
    viewport.jump(toEnd: toEnd, focus: nil, in: lines(in: layout))
  }

  private func lines(in layout: HostLayout) -> FrameLayout {
    var scene = Scene(name: "keys", title: title)
    let lines =
      layout.size.columns < Self.minColumnsForTwo ? column(groups[...]) : twoColumns(layout)
    scene.lines = lines.map { Scene.Line($0, hangingIndent: HostKeymap.keyColumns) }
    return layout.covering(scene)
  }

  /// Returns groups below each other, with a blank line between two.
  private func column(_ groups: ArraySlice<[StyledText]>) -> [StyledText] {
    Array(groups.joined(separator: [""]))
  }

  /// Returns the groups in two columns of about the same height.
  private func twoColumns(_ layout: HostLayout) -> [StyledText] {
    let width = min(layout.size.columns - 1, TextWrapper.mostReadable) / 2
    let count = column(groups[...]).count
    let split = groups.indices.first { column(groups[...$0]).count * 2 >= count } ?? 0
    let (left, right) = (column(groups[...split]), column(groups[(split + 1)...]))
    return (0..<max(left.count, right.count)).map { row in
      let first = row < left.count ? left[row].cut(to: width - 2) : ""
      let blanks = String(repeating: " ", count: width - first.columns)
      return row < right.count ? first + StyledText(blanks) + right[row].cut(to: width) : first
    }
  }
}
