/// The place of a control.
struct ControlPlace: Hashable {
  let control: SceneControl
  /// The index of the line.
  var line: Int
  /// The number of lines, what is wrong with a field included.
  var height = 1
  /// The columns, from 0.
  let columns: Range<Int>
  let cursor: Int
}
