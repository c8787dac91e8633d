import Foundation
import Testing
import Viper

@testable import ViperTerminal

/// Reads pictures sent with kitty's graphics protocol.
struct KittyReader {
  /// A command: its keys and its data.
  struct Command {
    var keys: [String: String]
    var data: [UInt8] = []

    func number(_ key: String) -> Int? { keys[key].flatMap { Int($0) } }
  }

  /// The commands, each assembled from its chunks.
  private(set) var commands: [Command] = []
  /// The sizes of the base64 chunks.
  private(set) var pieces: [Int] = []

  init(_ strings: [[UInt8]]) throws {
    var isOpen = false
    for string in strings {
      let text = String(decoding: string, as: UTF8.self)
      try #require(text.hasPrefix("_G"))
      let parts = text.dropFirst(2).split(
        separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
      let pairs = parts[0].split(separator: ",").map { $0.split(separator: "=") }
      let keys = Dictionary(
        uniqueKeysWithValues: pairs.map { (String($0[0]), String($0[1])) })
      let payload = parts.count > 1 ? String(parts[1]) : ""
      if isOpen {
        // Only these two keys are allowed in later chunks.
        #expect(Set(keys.keys).isSubset(of: ["m", "q"]))
      } else {
        commands.append(Command(keys: keys))
      }
      isOpen = keys["m"] == "1"
      #expect(keys["q"] == "2")
      guard !payload.isEmpty else { continue }
      pieces.append(payload.utf8.count)
      if isOpen { #expect(payload.utf8.count % 4 == 0) }
      commands[commands.count - 1].data += try #require(Data(base64Encoded: payload))
    }
    #expect(!isOpen)
  }

  /// The picture that a command sends.
  static func picture(of command: Command) throws -> Pixels {
    #expect(command.keys["f"] == "24" && command.keys["t"] == "d")
    let (width, height) = (command.number("s"), command.number("v"))
    return try #require(
      Pixels(width: width ?? 0, height: height ?? 0, rgb: command.data))
  }
}
