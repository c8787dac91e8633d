/// The orders of the lists.
///
/// Each is an honest one: it follows from the catalogue and the day alone.
enum EmbeddedLists {
  static func popular(_ movies: [EmbeddedMovie]) -> [EmbeddedMovie] {
    movies.sorted { ($0.facts.popularity, $0.facts.id) > ($1.facts.popularity, $1.facts.id) }
  }

  static func topRated(_ movies: [EmbeddedMovie]) -> [EmbeddedMovie] {
    movies.sorted { left, right in
      (left.facts.voteAverage, left.facts.voteCount, left.facts.id)
        > (right.facts.voteAverage, right.facts.voteCount, right.facts.id)
    }
  }

  /// The newest first; those without a date come last.
  static func newest(_ movies: [EmbeddedMovie]) -> [EmbeddedMovie] {
    movies.sorted { left, right in
      (left.facts.releaseDate ?? "", left.facts.id) > (
        right.facts.releaseDate ?? "", right.facts.id
      )
    }
  }

  /// Another order each day, the same all day long.
  static func trending(_ movies: [EmbeddedMovie], day: Int64) -> [EmbeddedMovie] {
    movies.map { (rank: mix(UInt64($0.facts.id) ^ mix(UInt64(bitPattern: day))), movie: $0) }
      .sorted { $0.rank < $1.rank }
      .map(\.movie)
  }

  /// SplitMix64's last steps: neighbouring numbers become distant ones.
  private static func mix(_ number: UInt64) -> UInt64 {
    var mixed = number &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
