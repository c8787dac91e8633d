import Testing

@testable import ViperPictures

struct JPEGRejectionTests {
  /// Decodes a file, and returns the error, if any.
  private func refusal(_ bytes: [UInt8], limit: PictureLimit = .standard) -> PictureError? {
    do {
      _ = try JPEG.decode(bytes, limit: limit)
      return nil
    } catch {
      return error
    }
  }

  private func refusal(_ file: EditedFile) -> PictureError? {
    refusal(file.bytes)
  }

  @Test(arguments: [[], [0xFF], [0xFF, 0xD9], [0xD8, 0xFF], Array("\u{89}PNG\r\n".utf8)])
  func `A file that is not a JPEG is rejected`(bytes: [UInt8]) throws {
    #expect(refusal(bytes) == PictureError(.notJPEG))
  }

  @Test func `12-bit samples are rejected`() throws {
    let error = PictureError(.unsupported, "12 bits per sample")
    #expect(try refusal(EditedFile().setting(0xC0, 4, 12)) == error)
  }

  @Test(
    arguments: [
      (0xC3, "lossless"), (0xC5, "hierarchical"), (0xC6, "hierarchical"), (0xC7, "hierarchical"),
      (0xC9, "arithmetic coding"), (0xCA, "arithmetic coding"), (0xCB, "arithmetic coding"),
      (0xCD, "arithmetic coding"), (0xCE, "arithmetic coding"), (0xCF, "arithmetic coding"),
      (0xDE, "hierarchical"),
    ] as [(UInt8, String)])
  func `Other coding processes are rejected`(marker: UInt8, kind: String) throws {
    let file = try EditedFile().setting(0xC0, 1, marker)
    #expect(refusal(file) == PictureError(.unsupported, kind))
  }

  @Test func `Arithmetic coding tables are rejected`() throws {
    let file = try EditedFile().inserting([0xFF, 0xCC, 0, 4, 0, 0], before: 0xC4)
    #expect(refusal(file) == PictureError(.unsupported, "arithmetic coding"))
  }

  @Test(arguments: [0, 2, 4, 255] as [UInt8])
  func `A component count other than 1 or 3 is rejected`(count: UInt8) throws {
    let error = PictureError(.unsupported, "\(count) components")
    #expect(try refusal(EditedFile().setting(0xC0, 9, count)) == error)
  }

  @Test func `A picture that is too large is rejected`() throws {
    let width = try EditedFile().setting(0xC0, 7, 0x13, 0x88)
    #expect(refusal(width) == PictureError(.tooLarge, "5000 x 12 pixels"))
    let height = try EditedFile().setting(0xC0, 5, 0x13, 0x88)
    #expect(refusal(height) == PictureError(.tooLarge, "20 x 5000 pixels"))
    #expect(
      try refusal(EditedFile().setting(0xC0, 5, 0x04, 0, 0x04, 0)) == PictureError(.truncated))
    let bytes = try EditedFile().bytes
    #expect(
      refusal(bytes + [UInt8](repeating: 0, count: 9 << 20))?.code == PictureError.Code.tooLarge)
    #expect(refusal(bytes, limit: PictureLimit(side: 20, bytes: bytes.count, scans: 1)) == nil)
    for limit in [
      PictureLimit(side: 19, bytes: bytes.count, scans: 1),
      PictureLimit(side: 20, bytes: bytes.count - 1, scans: 1),
      PictureLimit(side: 20, bytes: bytes.count, scans: 0),
    ] {
      #expect(refusal(bytes, limit: limit)?.code == PictureError.Code.tooLarge)
    }
  }

  @Test func `A side limit is clamped to a supported range`() throws {
    #expect(PictureLimit(side: .max, bytes: 1, scans: 1).side == 16_384)
    #expect(PictureLimit(side: .min, bytes: 1, scans: 1).side == 1)
  }

  @Test func `Too many scans are rejected`() throws {
    // One scan for each coefficient.
    let most = try EditedFile("64-scans")
    #expect(refusal(most) == nil)
    let tooMany = PictureError(.tooLarge, "too many scans")
    #expect(
      refusal(most.bytes, limit: PictureLimit(side: 99, bytes: 1 << 20, scans: 63)) == tooMany)
    #expect(refusal(most.inserting(most.bytes[try most.scan(63)], before: 0xD9)) == tooMany)
  }

  @Test func `A missing width or a later height is rejected`() throws {
    #expect(
      try refusal(EditedFile().setting(0xC0, 7, 0, 0)) == PictureError(.damaged, "zero width"))
    let later = PictureError(.unsupported, "height defined after the first scan")
    #expect(try refusal(EditedFile().setting(0xC0, 5, 0, 0)) == later)
    #expect(try refusal(EditedFile().inserting([0xFF, 0xDC, 0, 4, 0, 12], before: 0xD9)) == later)
  }

  @Test(arguments: ["coarse-restarts", "coarse-restarts-progressive"])
  func `A file truncated anywhere is rejected`(name: String) throws {
    let bytes = try EditedFile(name).bytes
    for count in 2..<bytes.count {
      let error = refusal(Array(bytes.prefix(count)))
      #expect(error == PictureError(.truncated), "\(count) of \(bytes.count) bytes")
    }
  }
}
