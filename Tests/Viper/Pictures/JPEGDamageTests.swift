import Testing

@testable import ViperPictures

struct JPEGDamageTests {
  /// Decodes a file, and returns the damage, if any.
  private func damage(_ file: EditedFile) -> String? {
    do {
      _ = try JPEG.decode(file.bytes)
      return nil
    } catch {
      return error.code == .damaged ? error.detail : "\(error)"
    }
  }

  @Test func `A missing table is an error`() throws {
    #expect(try damage(EditedFile().removing(0xDB)) == "no quantization table")
    #expect(try damage(EditedFile().removing(0xC4)) == "invalid Huffman code")
  }

  @Test func `A Huffman table with too many codes of a length is an error`() throws {
    // All codes have 8 bits, but are declared to have one.
    let file = try EditedFile("long-codes")
    let count = file.bytes[file.position(of: 0xC4) + 12]
    #expect(count > 2)
    #expect(damage(file.setting(0xC4, 12, 0).setting(0xC4, 5, count)) == "invalid Huffman table")
    #expect(try damage(EditedFile().setting(0xC4, 5, 255)) == "segment too short")
  }

  @Test func `A table with an invalid number or symbol is an error`() throws {
    #expect(try damage(EditedFile().setting(0xC4, 4, 0x04)) == "invalid Huffman table")
    #expect(try damage(EditedFile().setting(0xC4, 4, 0x20)) == "invalid Huffman table")
    #expect(try damage(EditedFile().setting(0xC4, 21, 16)) == "invalid Huffman table")
    #expect(try damage(EditedFile().setting(0xDB, 4, 0x04)) == "invalid quantization table")
    #expect(try damage(EditedFile().setting(0xDB, 4, 0x20)) == "invalid quantization table")
    #expect(try damage(EditedFile().setting(0xDB, 4, 0x10)) == "segment too short")
  }

  @Test func `An invalid frame component is an error`() throws {
    let error = "invalid component in the frame"
    for sampling in [0x01, 0x10, 0x51, 0x15] as [UInt8] {
      #expect(try damage(EditedFile().setting(0xC0, 11, sampling)) == error)
    }
    #expect(try damage(EditedFile().setting(0xC0, 12, 4)) == error)
    #expect(try damage(EditedFile().setting(0xC0, 13, 1)) == error)
  }

  @Test func `An unknown or repeated scan component is an error`() throws {
    #expect(try damage(EditedFile().setting(0xDA, 5, 9)) == "invalid component in a scan")
    #expect(try damage(EditedFile().setting(0xDA, 7, 1)) == "invalid component in a scan")
    #expect(try damage(EditedFile().setting(0xDA, 6, 0x40)) == "invalid component in a scan")
    #expect(try damage(EditedFile().setting(0xDA, 4, 0)) == "scan with 0 components")
  }

  @Test func `Too many blocks in a scan unit are an error`() throws {
    let file = try EditedFile().setting(0xC0, 11, 0x44)
    #expect(damage(file) == "scan with 3 components")
  }

  @Test func `Frames and scans out of order are an error`() throws {
    let file = try EditedFile()
    let frame = Array(file.bytes[file.position(of: 0xC0)..<file.position(of: 0xC4)])
    #expect(damage(file.inserting(frame, before: 0xC4)) == "more than one frame")
    #expect(damage(file.removing(0xC0)) == "scan before the frame")
    let scan = Array(file.bytes[file.position(of: 0xDA)..<file.position(of: 0xD9)])
    #expect(damage(file.inserting(scan, before: 0xD9)) == "scan out of order")
    #expect(damage(file.inserting([0xFF, 0xD8], before: 0xC4)) == "unknown marker")
  }

  @Test func `Progressive scans out of order are an error`() throws {
    let file = try EditedFile("gray-progressive")
    // Two bits later than the others: first low and high coefficients, then one bit of all, of the
    // first, and of all.
    let scans = try (0..<6).map { try file.scan($0) }
    let again = file.bytes[scans[0]]
    for wrong in [
      file.removing(scans[0]), file.inserting(again, before: 0xC4), file.setting(0xDA, 9, 0x10),
      file.setting(0xDA, 9, 0x02), file.removing(scans[2]),
    ] {
      #expect(damage(wrong) == "scan out of order")
    }
  }

  @Test func `Coefficients or bits out of range are an error`() throws {
    let file = try EditedFile("gray-progressive")
    #expect(damage(file.setting(0xDA, 7, 1, 0)) == "invalid coefficient range")
    #expect(damage(file.setting(0xDA, 7, 0, 5)) == "invalid coefficient range")
    #expect(damage(file.setting(0xDA, 7, 1, 64)) == "invalid coefficient range")
    #expect(damage(file.setting(0xDA, 9, 0x0E)) == "invalid bit position")
    #expect(damage(file.setting(0xDA, 9, 0x31)) == "invalid bit position")
    #expect(
      try damage(EditedFile("progressive").setting(0xDA, 11, 1, 1)) == "invalid coefficient range")
  }

  @Test func `A component without a scan is an error`() throws {
    let file = try EditedFile("separate")
    #expect(damage(file.removing(try file.scan(2))) == "missing component")
  }

  @Test func `A missing or wrong restart marker is an error`() throws {
    let file = try EditedFile("restarts-2")
    #expect(damage(file) == nil)
    #expect(damage(file.setting(0xD0, 1, 0xD1)) == "missing restart marker")
    #expect(damage(file.setting(0xDD, 5, 1)) == "missing restart marker")
    #expect(damage(file.setting(0xDD, 5, 3)) == "scan too short")
  }

  @Test func `A scan shorter than the picture is an error`() throws {
    #expect(try damage(EditedFile().setting(0xC0, 5, 0, 40)) == "scan too short")
  }

  @Test func `A segment shorter than its required content is an error`() throws {
    #expect(try damage(EditedFile().setting(0xC0, 2, 0, 1)) == "segment of 1 bytes")
    #expect(try damage(EditedFile().setting(0xC0, 2, 0, 9)) == "segment too short")
    #expect(try damage(EditedFile().setting(0xDA, 2, 0, 3)) == "segment too short")
  }

  @Test func `Components with fractional sampling are not supported`() throws {
    let file = try EditedFile().setting(0xC0, 11, 0x21).setting(0xC0, 14, 0x31)
    #expect(throws: PictureError(.unsupported, "fractional sampling factors")) {
      try JPEG.decode(file.bytes)
    }
  }
}
