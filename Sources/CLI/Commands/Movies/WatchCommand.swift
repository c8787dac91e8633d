import MovieEntities
import MovieTMDB
import ViperCommandLine
import ViperLocalization

extension Commands {
  static let watch = MovieCommand(
    CommandSpec(
      name: "watch", overview: "Show where a movie can be watched.",
      arguments: [movieArgument],
      examples: ["watch 653", "watch 653 --region DE", "watch tt0013442 --json"],
      note: "Where to watch is JustWatch's data. " + About.attribution
    )
  ) { (line, context) throws(CommandFailure) in
    let selection = try WatchFields.table.selection(context.style, line)
    let id = try movieID(line.arguments[0], line)
    let gateways = try Gateways(line, context)
    let movie = try await gateways.movie(id, in: context.localizer)
    let region = try ServiceOptions.region(line, context) ?? ServiceCatalog.usualRegion
    let printed = PrintedWatch(
      movie: movie, region: region, isLive: gateways.isLive, context: context)
    try printed.write(in: selection)
  }
}

/// The fields of an offer to watch a movie.
enum WatchFields {
  static let table = FieldTable<WatchOffer>(
    columns: ["kind", "provider"],
    [
      Field("kind", "How it is offered: stream, free, ads, rent or buy.") {
        .text($0.kind.rawValue)
      },
      Field("provider", "The name of the provider.") { .text($0.provider) },
    ])
}
