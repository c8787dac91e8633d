import Foundation
import Testing

@testable import MovieTMDB

/// Compressed data from zlib.
struct GzipDecoderTests {
  private static let text = (0..<60).map { "\($0 * 7_919 % 100) films, " }.joined()

  /// A block with a code of its own, after a file name.
  private static let dynamic =
    """
    H4sICAAAAAACA2EuanNvbgBF0LsJAzEQRdFWtgAHO/qMpIYMBm/k/sGRjrKbPA4z9/X+fJ/f64q1q85dfewauWt1\
    i2ZRLYpFWNxqR0E0RCImglAIjZCEeQREICqiIwZiMYJRGZ0xGJOBKIiGSMQ8jzIgNEISBmEhAlERHTEQixGMyuiM\
    PFcwEAXREImY5wxB+AOyaAfnUQIAAA==
    """
  /// A block with the fixed code.
  private static let fixed =
    """
    H4sIAAAAAAACAzNQSMvMyS3WUTC0hLGMLWAsU3MYy9wMxrI0heswgeswhuswguswhOswgLNgDCO4FSZwK8zgVljA\
    rYDbYAS3wQRugxncBguEDXArDOFWGMOtMIVbYQ63whJuhyHcDmO4HaZwO8zhdljA7YBbYQS3wgRuhRncCgtEQME1\
    wG0wgdtgBrfBHG6DJdwKQ7gVxnArTOFWmMOtsITbYQi3wxhuhyncDjOEL+B2wK0wglthArfCDG6FBcIbcAbcBgCy\
    aAfnUQIAAA==
    """

  private func bytes(_ text: String) throws -> [UInt8] {
    [UInt8](try #require(Data(base64Encoded: text)))
  }

  @Test(arguments: [dynamic, fixed])
  func `Compressed data is decoded`(packed: String) throws {
    let data = try bytes(packed)
    let decoded = try #require(GzipDecoder.decoded(data, limit: 1_000))
    #expect(String(decoding: decoded, as: UTF8.self) == Self.text)
  }

  @Test(arguments: [dynamic, fixed])
  func `Data that is cut off or too large is rejected`(packed: String) throws {
    let data = try bytes(packed)
    // The last eight bytes are a checksum and the length.
    for count in 2..<(data.count - 8) {
      #expect(GzipDecoder.decoded(Array(data.prefix(count)), limit: 1_000) == nil)
    }
    #expect(GzipDecoder.decoded(data, limit: Self.text.utf8.count - 1) == nil)
  }

  @Test(arguments: [[], [0x1F], Array("{}".utf8)] as [[UInt8]])
  func `Other data is returned unchanged`(data: [UInt8]) {
    #expect(GzipDecoder.decoded(data, limit: 10) == data)
  }
}
