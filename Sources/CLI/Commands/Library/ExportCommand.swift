import MovieEntities
import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperText

extension Commands {
  private static let exportOutput = OptionSpec(
    name: "--output", value: "file",
    help: "Save to a file, or - for standard output.", kind: .file, default: "-"
  ).forPeople()

  static let exportLibrary = MovieCommand(
    CommandSpec(
      name: "export", overview: "Export your diary and the marks on this computer.",
      effect: .prints,
      document: "With --output: count, files, omitted and rounded.",
      arguments: [
        .init(
          name: "format", help: "The format.", kind: .choice(of: LibraryExport.Format.self),
          default: "json")
      ],
      options: [exportOutput, RecordOption.force.needing(exportOutput)],
      globals: GlobalOptions.account,
      examples: [
        "export --output library.json", "export csv", "export letterboxd --output letterboxd.csv",
      ],
      note:
        """
        'import' reads all of these formats; only json is complete. Letterboxd uses whole ratings \
        from 1 to 10, so halves are rounded up. With --output, 'letterboxd' writes files of at \
        most 1 MB (NAME.csv, NAME-2.csv and so on), and NAME-watchlist.csv to import on your \
        watchlist's page. A spreadsheet may run a cell that begins with = as a formula.
        """, isPaged: false
    )
  ) { line, context in
    let style = line.text(OutputOptions.format)
    let isCSV = style == LibraryExport.Format.csv.rawValue
    if let style, !isCSV && !context.style.isJSON || isCSV && line.arguments.first == "json" {
      throw line.conflict(
        (["export"] + line.arguments).joined(separator: " "),
        "\(OutputOptions.format.name) \(style)")
    }
    let format =
      line.arguments.first.flatMap(LibraryExport.Format.init) ?? (isCSV ? .csv : .json)
    let path = line.path(exportOutput) ?? "-"
    let isStandardOutput = path == "-"
    if isStandardOutput, context.style.isJSON,
      line.has(OutputOptions.json) || line.has(OutputOptions.format)
    {
      throw line.conflict("\(exportOutput.name) -", OutputOptions.json.name)
    }
    let gateways = try Gateways(line, context)
    let run = ExportRun(
      run: LogRun(gateways: gateways, context: context), context: context, line: line)
    try await run.write(format, to: isStandardOutput ? nil : path)
  }
}

/// Writes an export, and reports what it leaves out.
@MainActor
private struct ExportRun {
  let run: LogRun
  let context: Context
  let line: ParsedLine
  private var localizer: Localizer { context.localizer }

  /// Writes the files of a format; if `path` is `nil`, writes to standard output.
  func write(_ format: LibraryExport.Format, to path: SystemText?) async throws {
    var export = LibraryExport(try await run.read())
    let files: [LibraryExport.File]
    switch format {
    case .json: files = [export.json]
    case .csv: files = [export.csv]
    case .letterboxd: files = export.letterboxd(isSplit: path != nil)
    }
    if let path {
      try save(files, to: path, export)
    } else {
      try print(files[0])
      if files.count > 1 {
        context.console.note(
          localizer.text("Note: your watchlist is in a separate file, which needs '--output'."))
      }
    }
    if export.rounded > 0 {
      let count = localizer.count(export.rounded)
      context.console.note(localizer.text("Note: half ratings rounded up: \(count)."))
    }
    if export.omitted > 0 {
      let count = localizer.count(export.omitted)
      context.console.note(
        localizer.text("Note: items that this format cannot store: \(count)."))
    }
  }

  private func print(_ file: LibraryExport.File) throws {
    guard context.console.isOutputTerminal else { return try context.console.write(file.bytes) }
    let lines = String(decoding: file.bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    try context.console.write(
      lines.map { TerminalSanitizer.clean(String($0)) }.joined(separator: "\n"))
  }

  private func save(
    _ files: [LibraryExport.File], to path: SystemText, _ export: LibraryExport
  ) throws {
    let outputs = files.map { file in
      OutputFile(
        path: Self.path(path, file.suffix), isForced: line.has(RecordOption.force),
        localizer: localizer)
    }
    // Check all files first, so that no export is left incomplete.
    for output in outputs { try RecordOption.check(output, line, context.environment) }
    for (file, output) in zip(files, outputs) { try output.write(file.bytes) }
    let names = outputs.map(\.path.text)
    try context.report([
      ("count", .number(export.count)), ("files", .list(names.map { .text($0) })),
      ("omitted", .number(export.omitted)), ("rounded", .number(export.rounded)),
    ])
    run.note(localizer.text("Saved \(names.joined(separator: ", "))."))
  }

  /// Returns a path with a suffix before its extension.
  private static func path(_ path: SystemText, _ suffix: String) -> SystemText {
    "\(path.stem.path)\(suffix)\(path.stem.extension)"
  }
}
