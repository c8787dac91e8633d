/// The type of a terminal, which is the value of `TERM`.
package struct TerminalType {
  /// Whether the terminal can only print plain text, because the type is `dumb`, empty or not set.
  package let isDumb: Bool
  /// Whether the terminal is not known to be monochrome.
  package let hasColor: Bool

  package init(_ name: String?) {
    isDumb = ["", "dumb"].contains(name ?? "")
    let series = name?.split(separator: "-").first ?? ""
    let isMonochrome =
      ["vt52", "vt100", "vt102", "vt220", "vt320"].contains(series)
      || ["-m", "-mono"].contains { name?.hasSuffix($0) == true }
    hasColor = !isDumb && !isMonochrome
  }
}
