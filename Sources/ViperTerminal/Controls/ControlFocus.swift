/// The focus of the controls of a full screen, each of which has a column for its mark.
struct ControlFocus: Hashable {
  var control: SceneControl?
  /// The number of characters before the cursor in the field with the focus.
  var cursor: Int?
}
