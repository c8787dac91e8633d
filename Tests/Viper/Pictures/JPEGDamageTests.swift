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
    #expect(try damage(EditedFile().removing(0xC4)) == "an invalid code")
  }

  @Test func `A Huffman table with too many codes of a length is an error`() throws {
    // All codes have 8 bits, but are declared to have one.
    let file = try EditedFile("long-codes")
    let count = file.bytes[file.place(of: 0xC4) + 12]
    #expect(count > 2)
    #expect(damage(file.setting(0xC4, 12, 0).setting(0xC4, 5, count)) == "a Huffman table")
    #expect(try damage(EditedFile().setting(0xC4, 5, 255)) == "a segment is too short")
  }

  @Test func `A table with an invalid number or symbol is an error`() throws {
    #expect(try damage(EditedFile().setting(0xC4, 4, 0x04)) == "a Huffman table")
    #expect(try damage(EditedFile().setting(0xC4, 4, 0x20)) == "a Huffman table")
    #expect(try damage(EditedFile().setting(0xC4, 21, 16)) == "a Huffman table")
    #expect(try damage(EditedFile().setting(0xDB, 4, 0x04)) == "a quantization table")
    #expect(try damage(EditedFile().setting(0xDB, 4, 0x20)) == "a quantization table")
    #expect(try damage(EditedFile().setting(0xDB, 4, 0x10)) == "a segment is too short")
  }

  @Test func `An invalid frame component is an error`() throws {
    let error = "a component of the frame"
    for sampling in [0x01, 0x10, 0x51, 0x15] as [UInt8] {
      #expect(try damage(EditedFile().setting(0xC0, 11, sampling)) == error)
    }
    #expect(try damage(EditedFile().setting(0xC0, 12, 4)) == error)
    #expect(try damage(EditedFile().setting(0xC0, 13, 1)) == error)
  }

  @Test func `An unknown or repeated scan component is an error`() throws {
    #expect(try damage(EditedFile().setting(0xDA, 5, 9)) == "a component of a scan")
    #expect(try damage(EditedFile().setting(0xDA, 7, 1)) == "a component of a scan")
    #expect(try damage(EditedFile().setting(0xDA, 6, 0x40)) == "a component of a scan")
    #expect(try damage(EditedFile().setting(0xDA, 4, 0)) == "a scan of 0 components")
  }

  @Test func `Too many blocks in a scan unit are an error`() throws {
    let file = try EditedFile().setting(0xC0, 11, 0x44)
    #expect(damage(file) == "a scan of 3 components")
  }

  @Test func `Frames and scans out of order are an error`() throws {
    let file = try EditedFile()
    let frame = Array(file.bytes[file.place(of: 0xC0)..<file.place(of: 0xC4)])
    #expect(damage(file.inserting(frame, before: 0xC4)) == "a second frame")
    #expect(damage(file.removing(0xC0)) == "a scan without a frame")
    let scan = Array(file.bytes[file.place(of: 0xDA)..<file.place(of: 0xD9)])
    #expect(damage(file.inserting(scan, before: 0xD9)) == "a scan is out of order")
    #expect(damage(file.inserting([0xFF, 0xD8], before: 0xC4)) == "an unknown marker")
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
      #expect(damage(wrong) == "a scan is out of order")
    }
  }

  @Test func `Coefficients or bits out of range are an error`() throws {
    let file = try EditedFile("gray-progressive")
    #expect(damage(file.setting(0xDA, 7, 1, 0)) == "the coefficients of a scan")
    #expect(damage(file.setting(0xDA, 7, 0, 5)) == "the coefficients of a scan")
    #expect(damage(file.setting(0xDA, 7, 1, 64)) == "the coefficients of a scan")
    #expect(damage(file.setting(0xDA, 9, 0x0E)) == "the bits of a scan")
    #expect(damage(file.setting(0xDA, 9, 0x31)) == "the bits of a scan")
    #expect(
      try damage(EditedFile("progressive").setting(0xDA, 11, 1, 1)) == "the coefficients of a scan")
  }

  @Test func `A component without a scan is an error`() throws {
    let file = try EditedFile("separate")
    #expect(damage(file.removing(try file.scan(2))) == "a component is missing")
  }

  @Test func `A missing or wrong restart marker is an error`() throws {
    let file = try EditedFile("restarts-2")
    #expect(damage(file) == nil)
    #expect(damage(file.setting(0xD0, 1, 0xD1)) == "a restart is missing")
    #expect(damage(file.setting(0xDD, 5, 1)) == "a restart is missing")
    #expect(damage(file.setting(0xDD, 5, 3)) == "a scan is too short")
  }

  @Test func `A scan shorter than the picture is an error`() throws {
    #expect(try damage(EditedFile().setting(0xC0, 5, 0, 40)) == "a scan is too short")
  }

  @Test func `A segment shorter than its required content is an error`() throws {
    #expect(try damage(EditedFile().setting(0xC0, 2, 0, 1)) == "a segment of 1 bytes")
    #expect(try damage(EditedFile().setting(0xC0, 2, 0, 9)) == "a segment is too short")
    #expect(try damage(EditedFile().setting(0xDA, 2, 0, 3)) == "a segment is too short")
  }

  @Test func `Components with fractional sampling are not supported`() throws {
    let file = try EditedFile().setting(0xC0, 11, 0x21).setting(0xC0, 14, 0x31)
    #expect(throws: PictureError(.unsupported, "components at a fractional distance")) {
      try JPEG.decode(file.bytes)
    }
  }
}
