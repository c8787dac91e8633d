import ViperTerminal
import ViperText

/// The screens of a script that was played, for use in reports, pictures and animations.
public struct ScriptTrace: Sendable {
  /// A screen, with the time on the script's clock at which it was first shown.
  struct Frame {
    let image: ScreenImage
    let time: Duration
  }

  /// A command, with the state at the time when the command ended.
  struct Step {
    let location: ScriptLocation
    let command: String
    let screenshot: String?
    let problem: String?
    let time: Duration
    let counts: [(name: String, count: Int)]
    let modules: [String]
    let leftovers: [String]
    /// The number of frames at the time when the command ended.
    var frames = 0
  }

  let name: String
  /// The comment at the start of the script.
  let purpose: String
  let playing: ScriptPlaying
  private(set) var frames: [Frame] = []
  private(set) var steps: [Step] = []

  init(of name: String, purpose: String, playing: ScriptPlaying) {
    self.name = name
    self.purpose = purpose
    self.playing = playing
  }

  mutating func add(_ image: ScreenImage, at time: Duration) {
    if image != frames.last?.image { frames.append(Frame(image: image, time: time)) }
  }

  mutating func add(_ step: Step) {
    var step = step
    step.frames = frames.count
    steps.append(step)
  }

  /// The screenshots taken by the script, as SVG with selectable text.
  ///
  /// If a name is used more than once, each use after the first adds a number, as in `list-2`.
  public var screenshots: [(name: String, svg: String)] {
    let style = Self.style
    var counts: [String: Int] = [:]
    return steps.compactMap { step in
      guard let name = step.screenshot, step.frames > 0 else { return nil }
      counts[name, default: 0] += 1
      let number = counts[name, default: 1]
      let full = number == 1 ? name : "\(name)-\(number)"
      let image = frames[step.frames - 1].image
      return (full, ScreenSVG.text(of: image, title: full, style: style))
    }
  }

  private static var style: String {
    String(decoding: PackageResources.Screenshot_css, as: UTF8.self).filter { $0 != "\n" }
  }

  // MARK: Animation

  /// The largest number of screens in an animation.
  public static let maxAnimated = 1_000

  /// The number of images in an animation.
  public var animatedCount: Int { animated.count }

  /// The script's screens as an animated SVG; `nil` if there are none or more than `maxAnimated`.
  ///
  /// The times are those of the script's clock, except that `set pace` adds reading time to each
  /// screen. Each screen is shown for at least a tenth of a second. Of the screens that a command
  /// shows at the same time, only the last one is included, because their number varies, for
  /// example with the order in which posters arrive.
  public var animation: String? {
    let frames = animated
    guard !frames.isEmpty, frames.count <= Self.maxAnimated else { return nil }
    let end = (steps.last?.time ?? .zero) + playing.pace * screensOfCommands.count
    let ends = frames.dropFirst().map(\.time) + [end]
    let lengths = zip(frames, ends).map { max(Self.milliseconds($1 - $0.time), 100) }
    return ScreenSVG.animation(
      of: zip(frames, lengths).map { ($0.image, $1) }, title: purpose.isEmpty ? name : purpose,
      style: Self.style)
  }

  /// The screens of an animation, with their times.
  private var animated: [Frame] {
    var animated: [Frame] = []
    for (count, screens) in screensOfCommands.enumerated() {
      for (index, screen) in zip(screens.indices, screens)
      where index == screens.endIndex - 1 || screens[index + 1].time != screen.time {
        animated.append(Frame(image: screen.image, time: screen.time + playing.pace * count))
      }
    }
    return animated
  }

  /// The new screens of each command that has any.
  private var screensOfCommands: [ArraySlice<Frame>] {
    var (next, all) = (0, [ArraySlice<Frame>]())
    for step in steps where next < step.frames {
      all.append(frames[next..<step.frames])
      next = step.frames
    }
    return all
  }

  private static func milliseconds(_ duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    // A script's clock can be moved by years.
    return Int(min(seconds, 3_600)) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
  }

  /// Returns a duration in seconds, with three decimal places by default.
  static func seconds(_ duration: Duration, digits: Int = 3) -> String {
    let parts = duration.components
    let fraction = "\(1_000_000 + parts.attoseconds / 1_000_000_000_000)".dropFirst().prefix(digits)
    return "\(parts.seconds).\(fraction)"
  }
}
