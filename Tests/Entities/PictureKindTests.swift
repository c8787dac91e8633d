import MovieEntities
import Testing

struct PictureKindTests {
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
}
