import Testing

@testable import ViperPictures

struct JPEGDamageTests {
  /// Decodes a file, and returns what is wrong with it.
  private func damage(_ file: EditedFile) -> String? {
    do {
      _ = try JPEG.decode(file.bytes)
      return nil
    } catch {
      return error.code == .damaged ? error.detail : "\(error)"
    }
  }

  @Test func `A table is missing`() throws {
    #expect(try damage(EditedFile().removing(0xDB)) == "no quantization table")
    #expect(try damage(EditedFile().removing(0xC4)) == "an invalid code")
  }

  @Test func `A Huffman table has more codes of a length than there can be`() throws {
    // All its codes have 8 bits, and are said to have one.
    let file = try EditedFile("long-codes")
    let count = file.bytes[file.place(of: 0xC4) + 12]
    #expect(count > 2)
    #expect(damage(file.setting(0xC4, 12, 0).setting(0xC4, 5, count)) == "a Huffman table")
    #expect(try damage(EditedFile().setting(0xC4, 5, 255)) == "a segment is too short")
  }

  @Test func `A table has a number or a symbol that none has`() throws {
    #expect(try damage(EditedFile().setting(0xC4, 4, 0x04)) == "a Huffman table")
    #expect(try damage(EditedFile().setting(0xC4, 4, 0x20)) == "a Huffman table")
    #expect(try damage(EditedFile().setting(0xC4, 21, 16)) == "a Huffman table")
    #expect(try damage(EditedFile().setting(0xDB, 4, 0x04)) == "a quantization table")
    #expect(try damage(EditedFile().setting(0xDB, 4, 0x20)) == "a quantization table")
    #expect(try damage(EditedFile().setting(0xDB, 4, 0x10)) == "a segment is too short")
  }

  @Test func `A component of the frame cannot be`() throws {
    let error = "a component of the frame"
    for sampling in [0x01, 0x10, 0x51, 0x15] as [UInt8] {
      #expect(try damage(EditedFile().setting(0xC0, 11, sampling)) == error)
    }
    #expect(try damage(EditedFile().setting(0xC0, 12, 4)) == error)
    #expect(try damage(EditedFile().setting(0xC0, 13, 1)) == error)
  }

  @Test func `A component of a scan is none of the frame, or comes twice`() throws {
    #expect(try damage(EditedFile().setting(0xDA, 5, 9)) == "a component of a scan")
    #expect(try damage(EditedFile().setting(0xDA, 7, 1)) == "a component of a scan")
    #expect(try damage(EditedFile().setting(0xDA, 6, 0x40)) == "a component of a scan")
    #expect(try damage(EditedFile().setting(0xDA, 4, 0)) == "a scan of 0 components")
  }

  @Test func `A unit of a scan has too many blocks`() throws {
    let file = try EditedFile().setting(0xC0, 11, 0x44)
    #expect(damage(file) == "a scan of 3 components")
  }

  @Test func `Frames and scans are not in their order`() throws {
    let file = try EditedFile()
    let frame = Array(file.bytes[file.place(of: 0xC0)..<file.place(of: 0xC4)])
    #expect(damage(file.inserting(frame, before: 0xC4)) == "a second frame")
    #expect(damage(file.removing(0xC0)) == "a scan without a frame")
    let scan = Array(file.bytes[file.place(of: 0xDA)..<file.place(of: 0xD9)])
    #expect(damage(file.inserting(scan, before: 0xD9)) == "a scan is out of order")
    #expect(damage(file.inserting([0xFF, 0xD8], before: 0xC4)) == "an unknown marker")
  }

  @Test func `The scans of a progressive file are not in their order`() throws {
    let file = try EditedFile("gray-progressive")
    // Two bits later than the rest: first, low and high coefficients; then one bit of all, of the first, and of all.
    let scans = try (0..<6).map { try file.scan($0) }
    let again = file.bytes[scans[0]]
    for wrong in [
      file.removing(scans[0]), file.inserting(again, before: 0xC4), file.setting(0xDA, 9, 0x10),
      file.setting(0xDA, 9, 0x02), file.removing(scans[2]),
    ] {
      #expect(damage(wrong) == "a scan is out of order")
    }
  }

  @Test func `A scan has coefficients or bits that there are not`() throws {
    let file = try EditedFile("gray-progressive")
    #expect(damage(file.setting(0xDA, 7, 1, 0)) == "the coefficients of a scan")
    #expect(damage(file.setting(0xDA, 7, 0, 5)) == "the coefficients of a scan")
    #expect(damage(file.setting(0xDA, 7, 1, 64)) == "the coefficients of a scan")
    #expect(damage(file.setting(0xDA, 9, 0x0E)) == "the bits of a scan")
    #expect(damage(file.setting(0xDA, 9, 0x31)) == "the bits of a scan")
    #expect(
      try damage(EditedFile("progressive").setting(0xDA, 11, 1, 1)) == "the coefficients of a scan")
  }

  @Test func `A component has no scan`() throws {
    let file = try EditedFile("separate")
    #expect(damage(file.removing(try file.scan(2))) == "a component is missing")
  }

  @Test func `A restart marker is missing or another one`() throws {
    let file = try EditedFile("restarts-2")
    #expect(damage(file) == nil)
    #expect(damage(file.setting(0xD0, 1, 0xD1)) == "a restart is missing")
    #expect(damage(file.setting(0xDD, 5, 1)) == "a restart is missing")
    #expect(damage(file.setting(0xDD, 5, 3)) == "a scan is too short")
  }

  @Test func `A scan is shorter than the picture`() throws {
    #expect(try damage(EditedFile().setting(0xC0, 5, 0, 40)) == "a scan is too short")
  }

  @Test func `A segment is shorter than what it must have`() throws {
    #expect(try damage(EditedFile().setting(0xC0, 2, 0, 1)) == "a segment of 1 bytes")
    #expect(try damage(EditedFile().setting(0xC0, 2, 0, 9)) == "a segment is too short")
    #expect(try damage(EditedFile().setting(0xDA, 2, 0, 3)) == "a segment is too short")
  }

  @Test func `Components at a fractional distance are not supported`() throws {
    let file = try EditedFile().setting(0xC0, 11, 0x21).setting(0xC0, 14, 0x31)
    #expect(throws: PictureError(.unsupported, "components at a fractional distance")) {
      try JPEG.decode(file.bytes)
    }
  }
}
