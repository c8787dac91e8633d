import Viper
import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperScript

/// A transcript in a file, which a run compares with its own or replaces.
struct KeptTranscript {
  /// The size that a transcript can have at most, in bytes.
  static let largest = 64 << 20

  let path: SystemText
  let localizer: Localizer

  /// Compares a transcript with the one in the file, and returns the lines of the difference, if
  /// there is one.
  func compare(
    _ transcript: String
  ) -> (comparison: ScriptResult.Comparison?, lines: [StyledText]) {
    do throws(ScriptFile.Problem) {
      let kept = String(
        decoding: try ScriptFile.bytes(at: path, limit: Self.largest), as: UTF8.self)
      let lines = UnifiedDifference.lines(
        from: kept, to: transcript, names: (path.text, localizer("this run")))
      guard let lines else { return (.same, []) }
      return (.different(lines.map(\.text).joined(separator: "\n")), lines)
    } catch {
      let message = localizer(
        "The transcript \(path.text) cannot be read: \(error.reason). Write it with '--update'.")
      return (.unreadable(message), [])
    }
  }

  /// Writes a transcript to the file, in place of the one that was kept.
  func write(_ transcript: String) throws(CommandFailure) {
    do throws(FileProblem) {
      try ScriptFile.write(transcript, to: path)
    } catch {
      throw CommandFailure(
        exitCode: .cannotWrite, code: "transcript-not-writable",
        message: localizer("The transcript \(path.text) cannot be written: \(error.reason)."))
    }
  }
}
