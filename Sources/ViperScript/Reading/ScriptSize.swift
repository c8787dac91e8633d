/// The size of a screen, in characters.
struct ScriptSize: Hashable, Sendable {
  let columns: Int
  let rows: Int
}
