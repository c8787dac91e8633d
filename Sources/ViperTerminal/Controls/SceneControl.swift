/// A part of a screen, other than its rows, that can have the focus.
enum SceneControl: Hashable {
  case field(String)
  case button(String)
}
