/// The options for the format of the output.
enum OutputOptions {
  static let json = OptionSpec(
    name: "--json", help: "Write one JSON document, and errors as JSON.")
  static let color = OptionSpec(
    name: "--color", value: "when", help: "Use color: auto, always or never. (default: auto)",
    values: .cases(of: OutputStyle.When.self))
}
