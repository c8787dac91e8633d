/// A command that a key carries out in a full-screen window.
///
/// The table of the keys, the footer and the list of all keys are made of these commands.
public enum HostCommand: String, Hashable, Sendable, CaseIterable {
  // In the order of the list of all keys.
  case down, up, pageDown, pageUp, halfPageDown, halfPageUp, first, last
  case open, back, tab, nextTab
  case search, endSearch, leaveSearch
  case nextControl, previousControl, press, choose, edit, submit
  case more, refresh, mark, redraw, suspend, help, closeHelp, quit
}
