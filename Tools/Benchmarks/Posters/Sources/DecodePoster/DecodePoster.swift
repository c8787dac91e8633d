import Viper
import ViperPictures

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Decodes a JPEG file: `DecodePoster FILE [TIMES]`.
///
/// Without `TIMES`, the program writes the pixels in the same format as `djpeg`. Otherwise, it
/// prints the median time in milliseconds for decoding, for scaling to the size of half blocks, and
/// for scaling to the size used on a terminal that displays images.
@main
struct DecodePoster {
  static func main() throws {
    let words = CommandLine.arguments
    let bytes = read(words[1])
    let pixels = try JPEG.decode(bytes)
    guard words.count > 2, let times = Int(words[2]) else { return write(pixels) }
    let results = try [
      median(times) { try JPEG.decode(bytes) },
      median(times) { pixels.scaled(toWidth: 20, height: 30) },
      median(times) { pixels.scaled(toWidth: 185, height: 278) },
    ]
    print(results.map { "\($0)" }.joined(separator: " "))
  }

  private static func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes.prefix(count))
  }

  private static func write(_ pixels: Pixels) {
    let bytes = Array("P6\n\(pixels.width) \(pixels.height)\n255\n".utf8) + pixels.rgb
    guard let file = fdopen(1, "wb") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fflush(file)
  }

  private static func median(_ times: Int, _ work: () throws -> Pixels) rethrows -> Double {
    var results: [Double] = []
    for _ in 0..<times {
      let start = ContinuousClock.now
      let pixels = try work()
      let time = ContinuousClock.now - start
      // Use the result, so that the compiler cannot optimize the work away.
      if pixels.rgb.isEmpty { print("no pixels") }
      results.append(Double(time.components.attoseconds) / 1e15)
    }
    return results.sorted()[times / 2]
  }
}
