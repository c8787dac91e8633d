/// Reports the results of scripts to other programs.
public enum ScriptReport {
  /// Returns a report as JUnit XML: a suite for each script, and in it a case for each expectation.
  ///
  /// The comparison of a transcript is a case of its own. A mistake in a script is an error.
  ///
  /// - Parameter results: The results of the scripts, in the order of the report.
  /// - Returns: The document, with a line feed at its end.
  public static func junit(_ results: [ScriptResult]) -> String {
    JUnitReport(results: results).text
  }

  /// Returns a report as one JSON document.
  ///
  /// - Parameters:
  ///   - results: The results of the scripts, in the order of the report.
  ///   - isPretty: Whether the document is indented for human readers.
  /// - Returns: The document, with a line feed at its end.
  public static func json(_ results: [ScriptResult], isPretty: Bool) -> String {
    JSONReport(results: results, isPretty: isPretty).text
  }
}
