/// An order of movies that looks random and changes every day.
package enum DailyOrder {
  /// Returns the rank of a movie on a day, given in days since January 1, 1970.
  package static func rank(of movie: MovieID, on day: Int) -> UInt64 {
    let number =
      movie.tmdb.map { UInt64(bitPattern: Int64($0)) }
      ?? "\(movie)".utf8.reduce(0) { mix($0 ^ UInt64($1)) }
    return mix(number ^ mix(UInt64(bitPattern: Int64(day))))
  }

  /// Returns a hash of a number, using the final steps of SplitMix64.
  private static func mix(_ number: UInt64) -> UInt64 {
    var mixed = number &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
