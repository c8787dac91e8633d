/// A line in which a room needs another.
struct RoomStep: Hashable {
  let from: String
  let to: String
  /// The type that is needed.
  let type: String
  let file: String
  let line: Int

  /// Whether the step is the one to show of two between the same rooms.
  func isBefore(_ other: RoomStep) -> Bool {
    (file, line, type) < (other.file, other.line, other.type)
  }
}
