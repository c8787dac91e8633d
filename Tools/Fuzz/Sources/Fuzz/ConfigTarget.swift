import ViperLocalization

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperPlatform

extension Target {
  /// A settings file and a command: the first line of the input contains the tab-separated words
  /// after `config`.
  ///
  /// A rejected command changes nothing, and a successful command changes a single member.
  static let config = Target(
    name: "config",
    words: SettingKey.all.map(\.name) + FormatName.names + ["set", "unset", "get", "list", "\t"]
      + ["key.favorite", "key.quit"]
      + ["''", "\"\""], maxBytes: 2_048, runs: 5_000
  ) { input in
    let parts = input.split(separator: 10, maxSplits: 1, omittingEmptySubsequences: false)
    let file = parts.dropFirst().first ?? []
    let words = parts[0].split(separator: 9, omittingEmptySubsequences: false).map {
      SystemText($0)
    }
    let folders = Folders()
    let environment = folders.environment
    var isReadable: Bool { (try? Settings(.movies, environment, in: .english)) != nil }
    try folders.put(Array(file), "config.json", in: environment.configFolder)
    let wasReadable = isReadable
    let run = try await CommandRun(["config"] + words, environment)
    let written = folders.settings
    guard run.code == .done, ["set", "unset"].contains(words.first) else {
      return try require(written[...] == file, "\(run.code), and another file")
    }
    try require(isReadable || !wasReadable, "nobody can read what is written")
    // Options may be anywhere, so the second word is not always the key.
    guard !words.contains(where: { $0.hasPrefix("-") }) else { return }
    let (key, before, after) = (words[1].text, try members(file), try members(written[...]))
    try require((after[key] != nil) == (words[0] == "set"), "\(words) leads to \(after)")
    try require(
      before.filter { $0.key != key } == after.filter { $0.key != key },
      "more than \(key) has changed: \(before) is \(after)")
    guard wasReadable, let value = after[key] else { return }
    let get = try await CommandRun(["config", "get", words[1], "--json"], environment)
    try require(
      try JSONValue.read(get.output) == .object([key: value]), "not the value: \(get.output)")
    _ = try await CommandRun(["config"] + words, environment)
    try require(try members(folders.settings[...]) == after, "set again, it is another file")
  }

  private static func members(_ file: ArraySlice<UInt8>) throws -> [String: JSONValue] {
    guard file.contains(where: { $0 > 32 }) else { return [:] }
    return try JSONValue.object(String(decoding: file, as: UTF8.self))
  }
}
