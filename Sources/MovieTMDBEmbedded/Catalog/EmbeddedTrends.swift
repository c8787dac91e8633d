/// The order of the trending movies, which depends only on the catalog and the day.
enum EmbeddedTrends {
  /// Returns identifiers in an order that is different each day, and the same all day.
  static func order(of ids: [Int], day: Int64) -> [Int] {
    ids.map { (rank: mix(UInt64(bitPattern: Int64($0)) ^ mix(UInt64(bitPattern: day))), id: $0) }
      .sorted { $0.rank < $1.rank }
      .map(\.id)
  }

  /// Returns a number mixed with the last steps of SplitMix64, so that adjacent numbers become
  /// distant ones.
  private static func mix(_ number: UInt64) -> UInt64 {
    var mixed = number &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
