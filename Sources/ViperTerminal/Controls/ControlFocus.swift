/// How the controls of a full screen are drawn: each has a column for the mark of the focus.
struct ControlFocus: Hashable {
  var control: SceneControl?
  /// The number of characters before the cursor in the field with the focus.
  var cursor: Int?
}
