import MovieEntities
import Testing

struct PictureTests {
  @Test(arguments: [
    ([0xFF, 0xD8, 0xFF, 0xE0], PictureKind.jpeg),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0], .png),
    (Array("RIFF\u{0}\u{1}\u{2}\u{3}WEBPVP8 ".utf8), .webp),
    (Array("GIF87a".utf8), .gif), (Array("GIF89a".utf8), .gif),
  ])
  func `A file's format is detected from its first bytes`(bytes: [UInt8], kind: PictureKind) {
    #expect(PictureKind(bytes) == kind)
    #expect(PictureKind(Array(bytes.dropLast(bytes.count / 2))) == nil)
  }

  @Test(arguments: [
    "", "<!DOCTYPE html>", "{\"success\":false}", "RIFF\u{0}\u{1}\u{2}\u{3}WAVE", "GIF88a",
    "\u{FF}\u{D8}\u{FF}", "%PDF-1.7",
  ])
  func `Other files are not pictures`(text: String) {
    #expect(PictureKind(Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    (16, PictureSize.w92), (92, .w92), (122, .w92), (123, .w154), (160, .w154), (205, .w154),
    (206, .w185), (246, .w185), (247, .w342), (342, .w342), (432, .w342),
  ])
  func `An area gets the smallest picture with at least three quarters of its width`(
    pixels: Int, size: PictureSize
  ) {
    #expect(PictureSize.filling(pixels) == size)
  }

  @Test(arguments: [
    (Int.min, PictureSize.w92), (-1, .w92), (0, .w92), (10_000, .w342), (.max, .w342),
  ])
  func `Any width gets a picture size`(pixels: Int, size: PictureSize) {
    #expect(PictureSize.filling(pixels) == size)
  }

  @Test func `A size is named by its width`() {
    #expect(PictureSize.allCases.allSatisfy { $0.rawValue == "w\($0.pixels)" })
  }
}
