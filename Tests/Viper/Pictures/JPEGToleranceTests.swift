import Testing
import Viper

@testable import ViperPictures

struct JPEGToleranceTests {
  private static let plain = Result { try EditedFile() }

  @Test func `Unrelated segments are ignored`() throws {
    let plain = try Self.plain.get()
    for file in [
      plain.inserting([0xFF, 0xFE, 0, 6, 1, 0xFF, 0xD9, 3], before: 0xC0),
      plain.inserting([0xFF, 0xE1, 0, 2], before: 0xC0),
      plain.inserting([0xFF, 0xFF, 0xFF], before: 0xC0),
      plain.inserting([1, 2, 0xFF, 0, 3], before: 0xC4),
      plain.inserting([0xFF, 0xD3, 0xFF, 0x01], before: 0xC4),
      plain.inserting([7, 0xFF, 0, 7], before: 0xD9),
      try EditedFile("restarts-1").inserting([1, 0xFF, 0, 0xFF], before: 0xD0),
    ] {
      #expect(try JPEG.decode(file.bytes) == JPEG.decode(plain.bytes))
    }
  }

  @Test func `Bytes after the picture are ignored`() throws {
    #expect(
      try JPEG.decode(Self.plain.get().bytes + [1, 2, 3]) == JPEG.decode(Self.plain.get().bytes))
  }

  @Test func `A baseline file can be marked as extended, with nonsense coefficients`()
    throws
  {
    let file = try Self.plain.get().setting(0xC0, 1, 0xC1).setting(0xDA, 11, 0, 0, 0x55)
    #expect(try JPEG.decode(file.bytes) == JPEG.decode(Self.plain.get().bytes))
  }

  @Test func `One table segment can contain several tables`() throws {
    var file = try Self.plain.get()
    let position = file.position(of: 0xDB)
    let table = Array(file.bytes[position + 69 + 4..<position + 69 + 69])
    file.bytes.removeSubrange(position + 69..<position + 138)
    file.bytes.insert(contentsOf: table, at: position + 69)
    file = file.setting(0xDB, 2, 0, 132)
    #expect(try JPEG.decode(file.bytes) == JPEG.decode(Self.plain.get().bytes))
  }

  @Test func `A single component can declare several blocks per unit`() throws {
    let file = try EditedFile("gray")
    let other = file.setting(0xC0, 11, 0x22)
    #expect(try JPEG.decode(other.bytes) == JPEG.decode(file.bytes))
  }

  @Test
  func `A later quantization table does not affect components whose scans have started`()
    throws
  {
    let file = try EditedFile("gray-progressive")
    let position = file.position(of: 0xDB)
    var table = file.bytes[position..<position + 69]
    table[position + 20] += 50
    var other = file
    let later = try #require(
      file.bytes.indices.last { file.bytes[$0...].starts(with: [0xFF, 0xDA]) })
    other.bytes.insert(contentsOf: table, at: later)
    #expect(try JPEG.decode(other.bytes) == JPEG.decode(file.bytes))
  }

  @Test func `A picture of one color takes two bits per block`() throws {
    let code: [UInt8] = [1] + [UInt8](repeating: 0, count: 16)
    var bytes: [UInt8] = [0xFF, 0xD8]
    bytes += EditedFile.segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
    bytes += EditedFile.segment(0xC0, [8, 1, 0x90, 1, 0x90, 1, 1, 0x11, 0])
    bytes += EditedFile.segment(0xC4, [0x00] + code + [0x10] + code)
    bytes += EditedFile.segment(0xDA, [1, 1, 0, 0, 63, 0])
    bytes += [UInt8](repeating: 0, count: 2_500 * 2 / 8) + [0xFF, 0xD9]
    let pixels = try JPEG.decode(bytes)
    #expect((pixels.width, pixels.height) == (400, 400))
    #expect(pixels.rgb.allSatisfy { $0 == 128 })
  }

  /// A file with identical components, which is gray only if they are red, green, and blue.
  private static func ofColors(
    jfif: Bool = false, adobe: UInt8? = nil, names: String = "\u{1}\u{2}\u{3}"
  ) throws -> EditedFile {
    var file = try plain.get()
    if !jfif { file = file.removing(0xE0) }
    for (position, name) in names.utf8.enumerated() {
      file = file.setting(0xC0, 10 + 3 * position, name).setting(0xDA, 5 + 2 * position, name)
    }
    if let adobe {
      let segment = Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, adobe]
      file = file.inserting(EditedFile.segment(0xEE, segment), before: 0xC0)
    }
    return file
  }

  @Test func `Components are RGB if Adobe's segment or their names say so`()
    throws
  {
    let usual = try JPEG.decode(Self.plain.get().bytes)
    let other = try JPEG.decode(Self.ofColors(adobe: 0).bytes)
    #expect(other != usual)
    #expect(try JPEG.decode(Self.ofColors(names: "RGB").bytes) == other)
    #expect(try JPEG.decode(Self.ofColors(adobe: 1, names: "RGB").bytes) == usual)
    #expect(try JPEG.decode(Self.ofColors(adobe: 1).bytes) == usual)
    #expect(try JPEG.decode(Self.ofColors().bytes) == usual)
    // JFIF excludes RGB.
    #expect(try JPEG.decode(Self.ofColors(jfif: true, adobe: 0).bytes) == usual)
  }
}
