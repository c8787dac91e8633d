import Foundation

/// Writes a file like a poster of TMDB's width 342, of which the median has 37 kB, and one of a single pixel:
/// `MakePoster POSTER PIXEL`.
@main
struct MakePoster {
  static func main() throws {
    let options = EncoderOptions.progressive.with(\.across, 2).with(\.down, 2)
    let poster = SourcePicture(width: 342, height: 513, noise: 19)
    try Data(EncodedPicture(poster, options.with(\.step, 1.2)).bytes)
      .write(to: URL(filePath: CommandLine.arguments[1]))
    try Data(EncodedPicture(SourcePicture(width: 1, height: 1), options).bytes)
      .write(to: URL(filePath: CommandLine.arguments[2]))
  }
}
