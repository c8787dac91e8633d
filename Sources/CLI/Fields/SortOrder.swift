/// The order that `--sort` asks for.
struct SortOrder: Hashable, Sendable {
  /// The name of a field.
  let field: String
  /// Whether the order is turned round: lowest and oldest first, texts from Z to A.
  let isReversed: Bool

  init(_ word: String) {
    isReversed = word.hasPrefix("-")
    field = isReversed ? String(word.dropFirst()) : word
  }
}
