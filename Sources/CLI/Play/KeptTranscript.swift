import Viper
import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperScript

/// A transcript in a file, which a run compares with its own transcript or replaces.
struct KeptTranscript {
  /// The size limit of a transcript, in bytes.
  static let sizeLimit = 64 << 20

  let path: SystemText
  let localizer: Localizer

  /// Compares a transcript with the one in the file, and returns the lines of any difference.
  func compare(
    _ transcript: String
  ) -> (comparison: ScriptResult.Comparison?, lines: [StyledText]) {
    do throws(ScriptFile.Problem) {
      let kept = String(
        decoding: try ScriptFile.bytes(at: path, limit: Self.sizeLimit), as: UTF8.self)
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

  /// Replaces the transcript in the file.
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
