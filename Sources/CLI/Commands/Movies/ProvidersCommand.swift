import MovieEntities
import MovieTMDB
import ViperCommandLine
import ViperLocalization

extension Commands {
  static let providers = MovieCommand(
    CommandSpec(
      name: "providers", overview: "List streaming services and stores in a country.",
      effect: .reads,
      fields: ProviderFields.table.fields, document: "region and results.",
      examples: ["providers --region DE", "providers --region US | grep -i apple"],
      note: "Streaming data by JustWatch. " + About.attribution
    )
  ) { line, context in
    let localizer = context.outputLocalizer
    let selection = try ProviderFields.table.selection(context.style, line)
    let (region, providers) = try await Gateways(line, context).providers(line, context)
    try context.print(
      providers, as: "results", others: [("region", .text(region))], in: selection,
      title: localizer.text("Streaming services and stores in \(region), by JustWatch"),
      empty: context.localizer.text("No streaming services or stores found in \(region)."))
    context.noteJustWatch()
  }
}

enum ProviderFields {
  static let table = FieldTable<WatchProvider>(
    columns: ["id", "name"],
    [
      Field("id", fit: .fixed, "The TMDB ID, accepted by '--on'.") { .number($0.id) },
      Field("name", "The name, also accepted by '--on'.") { .text($0.name) },
    ])
}

extension Gateways {
  /// Returns the requested country and its providers, or throws if no country was given.
  func providers(
    _ line: ParsedLine, _ context: Context
  ) async throws -> (region: String, providers: [WatchProvider]) {
    let localizer = context.localizer
    guard isLive else {
      throw CommandFailure(
        exitCode: .failed, code: "no-offers",
        message: localizer.text(
          "The built-in catalog has no streaming data. Set TMDB_ACCESS_TOKEN to use TMDB."))
    }
    guard let region = try ServiceOptions.region(line, context) else {
      let command = "\(About.name) config set region CC"
      throw line.usage(
        localizer.text("Missing country. Use '--region CC', or set a default with '\(command)'."))
    }
    return (region, try await service.providers(in: region))
  }
}

extension Context {
  /// Prints a note that credits JustWatch, unless the output already contains the credit.
  func noteJustWatch() {
    guard console.isErrorTerminal, !style.isJSON, !style.isForPeople else { return }
    console.note(localizer.text("Data from JustWatch."))
  }
}

extension Commands {
  static let genres = MovieCommand(
    CommandSpec(
      name: "genres", overview: "List movie genres.", effect: .reads,
      fields: GenreFields.table.fields, document: "genres.",
      globals: GlobalOptions.all.filter { $0 != ServiceOptions.region },
      examples: ["genres", "genres | cut -f2", "genres --json"]
    )
  ) { line, context in
    let localizer = context.outputLocalizer
    let selection = try GenreFields.table.selection(context.style, line)
    let gateways = try Gateways(line, context)
    let genres = try await gateways.service.genres()
    let translated = genres.map {
      Genre(id: $0.id, name: localizer.translated($0.name))
    }
    try context.print(
      gateways.isLive ? genres : translated, as: "genres", in: selection,
      title: localizer.text("Genres"), empty: context.localizer.text("No genres found."))
  }
}

enum GenreFields {
  static let table = FieldTable<Genre>(
    columns: ["id", "name"],
    [
      Field("id", fit: .fixed, "The TMDB ID.") { .number($0.id) },
      Field("name", "The name, in the '--language' language.") { .text($0.name) },
    ])
}
