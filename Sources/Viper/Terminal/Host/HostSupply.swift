import Viper

/// The further rows that a host requests, because those that are loaded leave room on the screen.
@MainActor
struct HostSupply {
  /// The list that the last rows were requested for, with the number of rows that it had then.
  private var last: (id: Module.ID, rows: Int)?

  /// Returns whether the list on top leaves some of a number of rows empty and has more; once for the same rows.
  mutating func needsMore(_ window: Window, rows: Int) -> Bool {
    guard let id = window.topID, let scene = window.scene, scene.offers.contains(.more),
      !scene.isLoading, scene.failure == nil, scene.lines.isEmpty, scene.rows.count < rows,
      last?.id != id || last?.rows != scene.rows.count
    else { return false }
    last = (id, scene.rows.count)
    return true
  }
}
