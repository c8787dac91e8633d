import Testing
import Viper

struct PixelsScalingTests {
  /// A picture in which a pixel's three bytes are equal.
  private func gray(_ width: Int, _ height: Int, _ values: [UInt8]) -> Pixels? {
    Pixels(width: width, height: height, rgb: values.flatMap { [$0, $0, $0] })
  }

  @Test func `A smaller picture has the average of each area`() throws {
    let picture = try #require(gray(4, 2, [0, 100, 10, 20, 100, 200, 30, 40]))
    #expect(picture.scaled(toWidth: 2, height: 1) == gray(2, 1, [100, 25]))
  }

  @Test(arguments: [(20, 30), (185, 278), (5, 400), (500, 7), (1, 1)])
  func `A new pixel is the average of its area, within one level`(size: (Int, Int)) throws {
    let bytes = (0..<342 * 51).map { UInt8(truncatingIfNeeded: ($0 &* $0 &* 31) >> 7) }
    let scaled = try #require(gray(342, 51, bytes)).scaled(toWidth: size.0, height: size.1)
    for index in stride(from: 0, to: size.0 * size.1, by: 97) {
      let (column, row) = (Double(index % size.0), Double(index / size.0))
      var sum = 0.0
      for (offset, byte) in bytes.enumerated() {
        let (x, y) = (Double(offset % 342), Double(offset / 342))
        let (across, down) = (342 / Double(size.0), 51 / Double(size.1))
        let width = max(0, min(x + 1, (column + 1) * across) - max(x, column * across))
        guard width > 0 else { continue }
        sum +=
          Double(byte) * width / across
          * max(0, min(y + 1, (row + 1) * down) - max(y, row * down)) / down
      }
      #expect(abs(Double(scaled.rgb[index * 3]) - sum) < 0.6)
    }
  }

  @Test func `A pixel shared by two new ones counts proportionally`() throws {
    let picture = try #require(gray(3, 1, [0, 90, 240]))
    #expect(picture.scaled(toWidth: 2, height: 1) == gray(2, 1, [30, 190]))
  }

  @Test func `A larger picture repeats its pixels`() throws {
    let picture = try #require(gray(2, 1, [7, 250]))
    #expect(picture.scaled(toWidth: 4, height: 2) == gray(4, 2, [7, 7, 250, 250, 7, 7, 250, 250]))
  }

  @Test(arguments: [1, 2, 3, 7, 64, 100])
  func `A picture of one color keeps it at any size`(size: Int) throws {
    let picture = try #require(
      Pixels(width: 7, height: 5, rgb: (0..<35).flatMap { _ in [255, 1, 128] as [UInt8] }))
    let scaled = picture.scaled(toWidth: size, height: size)
    #expect(scaled.rgb == (0..<size * size).flatMap { _ in [255, 1, 128] as [UInt8] })
  }

  @Test func `Bytes that do not match the size are rejected`() {
    #expect(Pixels(width: 1, height: 1, rgb: [1, 2]) == nil)
    #expect(Pixels(width: 0, height: 0, rgb: []) == nil)
    #expect(Pixels(width: .max, height: .max, rgb: []) == nil)
    #expect(Pixels(width: -1, height: -1, rgb: [1, 2, 3]) == nil)
  }

  @Test func `An impossible size is clamped`() throws {
    let picture = try #require(gray(1, 1, [9]))
    let scaled = picture.scaled(toWidth: .max, height: 1)
    #expect(scaled.width == 16_384 && scaled.height == 1)
  }

  @Test func `A size below 1 counts as 1`() throws {
    let picture = try #require(gray(2, 1, [10, 20]))
    #expect(picture.scaled(toWidth: 0, height: -3) == gray(1, 1, [15]))
  }
}
