import Foundation
import Testing
import ViperTerminal

/// A word that is longer than a line is broken in a time that grows with its length, not with the
/// square of it.
@Suite(.serialized, .timeLimit(.minutes(5))) struct LongWordTests {
  static let units = [
    // Letters of flags, whose pairs are found only from the beginning of their run.
    "\u{1F1E6}",
    // Marks, joiners and selectors, which make one long character.
    "\u{301}", "\u{1F469}\u{200D}", "\u{1F469}\u{FE0F}\u{200D}", "\u{915}\u{94D}", "\u{1F3FB}",
    // Characters without a column.
    "\u{200B}", "\u{2060}",
    "a\u{301}", "\u{1161}", "\u{6F22}", "a",
  ]

  @Test(arguments: units) func `Eight times the text takes about eight times as long`(
    _ unit: String
  ) {
    let once = duration(unit, scalars: 20_000)
    let eightTimes = duration(unit, scalars: 160_000)
    #expect(eightTimes < once * 25)
  }

  /// A line takes any number of them, and must not be copied for each.
  @Test func `Characters without a column take no longer than others`() {
    let flags = duration("\u{1F1E6}", scalars: 640_000)
    #expect(duration("\u{200B}", scalars: 640_000) < flags * 2)
  }

  @Test(arguments: units) func `Nothing is lost, and every line fits`(_ unit: String) {
    let text = word(unit, scalars: 3_000)
    for width in [1, 2, 7, 80] {
      let lines = TextWrapper(width: width).lines(text)
      #expect(lines.allSatisfy { TextWidth.of($0) <= width })
      #expect(lines.joined() == text || lines.joined().contains("…"))
    }
  }

  private func word(_ unit: String, scalars: Int) -> String {
    String(repeating: "a", count: 100)
      + String(repeating: unit, count: scalars / unit.unicodeScalars.count)
  }

  /// How long the processor works, whatever else it does meanwhile; the shorter of two times.
  private func duration(_ unit: String, scalars: Int) -> Duration {
    let text = word(unit, scalars: scalars)
    let times = (0..<2).map { _ in
      let begin = processorTime
      _ = TextWrapper(width: 80).lines(text)
      return processorTime - begin
    }
    return times.min() ?? .zero
  }

  private var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
