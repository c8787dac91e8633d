import Foundation
import Testing
import Viper

@testable import ViperScript
@testable import ViperTerminal
@testable import ViperTestSupport

struct InlinePictureTests {
  private static let area = PictureArea.screen(2, 5, columns: 6, rows: 5)

  /// The header values and the file that were sent.
  private static func sent(
    _ picture: PictureData, in area: PictureArea = area
  ) throws -> (head: [String: String], file: [UInt8]) {
    var screen = PaintedScreen()
    screen.show(MethodPainter(method: .inline).draw(picture, id: "a", in: area))
    #expect(screen.isKept)
    #expect(screen.isUntouched(outside: .screen(0, 0, columns: 0, rows: 0)))
    let string = try #require(screen.model.strings.first)
    #expect(screen.model.strings.count == 1)
    let text = String(decoding: string, as: UTF8.self)
    let parts = text.split(separator: ":", maxSplits: 1)
    try #require(parts.count == 2 && parts[0].hasPrefix("]1337;File="))
    let pairs = parts[0].dropFirst(11).split(separator: ";").map { $0.split(separator: "=") }
    let head = Dictionary(uniqueKeysWithValues: pairs.map { (String($0[0]), String($0[1])) })
    return (head, Array(try #require(Data(base64Encoded: String(parts[1])))))
  }

  @Test func `The bytes of a JPEG are sent unchanged`() throws {
    let bytes = (0..<70_001).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let (head, file) = try Self.sent(
      PictureData(SamplePicture.plain(4, 6, [1, 2, 3]), jpeg: bytes))
    #expect(file == bytes)
    #expect(
      head == [
        "inline": "1", "size": "70001", "width": "6", "height": "5", "preserveAspectRatio": "1",
        "doNotMoveCursor": "1",
      ])
  }

  @Test func `A generated picture is sent as a PNG with the same pixels`() throws {
    // Less than one block of uncompressed data, exactly one, and more than one.
    for (width, height) in [(1, 1), (60, 90), (7_281, 3), (7_282, 3), (200, 300)] {
      let picture = try SamplePicture.noise(width, height)
      let area = PictureArea.screen(0, 0, columns: 900, rows: 100)
      let (head, file) = try Self.sent(PictureData(picture), in: area)
      #expect(try PNGReader.pixels(of: file) == picture)
      #expect(head["size"] == "\(file.count)")
    }
  }

  @Test func `A picture is sent in the pixels it fills, in its proportions`() throws {
    let large = try SamplePicture.sky(684, 513)
    let (head, file) = try Self.sent(PictureData(large))
    #expect(try PNGReader.pixels(of: file) == large.scaled(toWidth: 60, height: 45))
    #expect(head["width"] == "6" && head["height"] == "2")
  }

  @Test func `The picture is sent at the start of its area`() throws {
    let bytes = try MethodPainter(method: .inline).draw(
      PictureData(SamplePicture.flag(), jpeg: [0]), id: "a", in: Self.area)
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("\u{1B}7\u{1B}[3;6H\u{1B}]1337;File="))
  }
}
