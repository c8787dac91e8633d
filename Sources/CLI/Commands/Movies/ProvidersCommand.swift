import MovieEntities
import MovieTMDB
import ViperCommandLine
import ViperLocalization

extension Commands {
  static let providers = MovieCommand(
    CommandSpec(
      name: "providers", overview: "List streaming services and stores in a country.",
      examples: ["providers --region DE", "providers --region US | grep -i apple"],
      note: "Streaming data by JustWatch. " + About.attribution
    )
  ) { (line, context) throws(CommandFailure) in
    let localizer = context.outputLocalizer
    let selection = try ProviderFields.table.selection(context.style, line)
    let (region, providers) = try await Gateways(line, context).providers(line, context)
    try context.print(
      providers, as: "results", others: [("region", .text(region))], in: selection,
      title: localizer("Streaming services and stores in \(region), by JustWatch"),
      empty: context.localizer("No streaming services or stores found in \(region)."))
    context.noteJustWatch()
  }
}

enum ProviderFields {
  static let table = FieldTable<WatchProvider>(
    columns: ["id", "name"],
    [
      Field("id", fit: .kept, "The TMDB ID, accepted by '--on'.") { .number($0.id) },
      Field("name", "The name, also accepted by '--on'.") { .text($0.name) },
    ])
}

extension Gateways {
  /// Returns the country of a line, which has no default here, and its providers.
  func providers(
    _ line: ParsedLine, _ context: Context
  ) async throws(CommandFailure) -> (region: String, providers: [WatchProvider]) {
    let localizer = context.localizer
    guard isLive else {
      throw CommandFailure(
        exitCode: .failed, code: "no-offers",
        message: localizer(
          "The embedded catalog has no streaming data. Set TMDB_ACCESS_TOKEN to use TMDB."))
    }
    guard let region = try ServiceOptions.region(line, context) else {
      let command = "\(About.name) config set region CC"
      throw line.usage(
        localizer(
          """
          Missing country. Use '--region CC', set MOVIES_REGION, or set a default with \
          '\(command)'.
          """))
    }
    do throws(MovieError) {
      return (region, try await service.providers(in: region))
    } catch {
      throw failure(error, in: localizer)
    }
  }
}

extension Context {
  /// Notes the source of offers for a person who reads rows, which do not name it.
  func noteJustWatch() {
    guard console.isErrorTerminal, !style.isJSON, !style.isForPeople else { return }
    console.note(localizer("Data from JustWatch."))
  }
}
