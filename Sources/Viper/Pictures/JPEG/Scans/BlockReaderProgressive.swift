extension BlockReader {
  /// Reads the coefficients of the band, but for the bits that are left to later scans.
  mutating func readOthers(
    _ block: Int, of coefficients: inout Coefficients, _ table: HuffmanTable
  ) throws(PictureError) {
    guard emptyBlocks == 0 else { return emptyBlocks -= 1 }
    var place = band.lowerBound - 1
    while place < band.upperBound {
      let code = try bits.symbol(table)
      if code & 15 == 0, code != 0xF0 {
        if hasRuns { emptyBlocks = 1 << (code >> 4) - 1 + Int(bits.number(code >> 4)) }
        return
      }
      place += code >> 4 + 1
      guard code & 15 > 0 else { continue }
      guard place <= band.upperBound else {
        throw PictureError(.damaged, "too many coefficients")
      }
      let value = bits.value(code & 15) &<< low
      coefficients.set(place, of: block, to: Int16(truncatingIfNeeded: value))
    }
  }

  /// Reads one more bit of the coefficients of the band: those that are not 0 have it among the codes of the new ones.
  mutating func readOthersBit(
    _ block: Int, of coefficients: inout Coefficients, _ table: HuffmanTable
  ) throws(PictureError) {
    var place = band.lowerBound
    while emptyBlocks == 0, place <= band.upperBound {
      let code = try bits.symbol(table)
      if code & 15 == 0, code != 0xF0 {
        emptyBlocks = 1 << (code >> 4) + Int(bits.number(code >> 4))
        break
      }
      guard code & 15 < 2 else { throw PictureError(.damaged, "a new coefficient of many bits") }
      let value: Int16 = code & 15 == 0 ? 0 : bits.bit() ? 1 : -1
      place = refine(&coefficients, block, place...band.upperBound, zeros: code >> 4)
      if value != 0 {
        guard place <= band.upperBound else {
          throw PictureError(.damaged, "too many coefficients")
        }
        coefficients.set(place, of: block, to: value &<< Int16(low))
      }
      place += 1
    }
    guard emptyBlocks > 0 else { return }
    emptyBlocks -= 1
    // Behind the reach there is none to refine.
    let end = min(band.upperBound, Int(coefficients.reach[block]))
    if place <= end { _ = refine(&coefficients, block, place...end, zeros: 64) }
  }

  /// Reads a bit for each coefficient that is not 0, and returns the place of the 0 behind so many others.
  private mutating func refine(
    _ coefficients: inout Coefficients, _ block: Int, _ places: ClosedRange<Int>, zeros: Int
  ) -> Int {
    var zeros = zeros
    for place in places {
      let value = coefficients.values[block * 64 + place]
      if value == 0 {
        if zeros == 0 { return place }
        zeros -= 1
      } else if bits.bit() {
        coefficients.values[block * 64 + place] = value &+ (value.signum() &<< Int16(low))
      }
    }
    return places.upperBound + 1
  }
}
