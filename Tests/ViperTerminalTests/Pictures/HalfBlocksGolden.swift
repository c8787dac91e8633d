import Testing

@testable import ViperTerminal

/// The small picture as it is written in one depth of colors, a line for each row of cells.
struct HalfBlocksGolden: Sendable, CustomTestStringConvertible {
  let depth: ColorDepth
  let lines: [String]

  var testDescription: String { "\(depth)" }

  static let all = [
    HalfBlocksGolden(
      depth: .full,
      lines: [
        "␛[48;2;0;0;0m ␛[38;2;0;0;0;48;2;255;255;255m▀▀▀▀␛[48;2;0;0;0m ",
        "␛[48;2;0;0;0m ␛[48;2;200;30;40m    ␛[48;2;0;0;0m ",
        "␛[48;2;0;0;0m ␛[38;2;20;160;60;48;2;30;40;190m▀▀▀▀␛[48;2;0;0;0m ",
        "␛[48;2;0;0;0m ␛[38;2;128;130;127;48;2;255;255;255m▀"
          + "␛[38;2;255;255;255;48;2;128;130;127m▀␛[38;2;128;130;127;48;2;255;255;255m▀"
          + "␛[38;2;255;255;255;48;2;128;130;127m▀␛[48;2;0;0;0m ",
        "␛[38;2;200;30;40m▀▀▀▀▀▀",
      ]),
    HalfBlocksGolden(
      depth: .palette,
      lines: [
        "␛[48;5;16m ␛[38;5;16;48;5;231m▀▀▀▀␛[48;5;16m ",
        "␛[48;5;16m ␛[48;5;160m    ␛[48;5;16m ",
        "␛[48;5;16m ␛[38;5;35;48;5;19m▀▀▀▀␛[48;5;16m ",
        "␛[48;5;16m ␛[38;5;244;48;5;231m▀␛[38;5;231;48;5;244m▀␛[38;5;244;48;5;231m▀"
          + "␛[38;5;231;48;5;244m▀␛[48;5;16m ",
        "␛[38;5;160m▀▀▀▀▀▀",
      ]),
    HalfBlocksGolden(
      depth: .sixteen,
      lines: [
        "␛[30m█␛[97;40m▄▄▄▄␛[30m█",
        "␛[30m█␛[31m████␛[30m█",
        "␛[30m█␛[32;44m▀▀▀▀␛[30m█",
        "␛[30m█␛[97;47m▄▀▄▀␛[30m█",
        "␛[31m▀▀▀▀▀▀",
      ]),
  ]
}
