import MovieEntities
import MoviePresentation
import MovieTMDB
import Viper
import ViperCommandLine
import ViperLocalization

extension Commands {
  static let watch = MovieCommand(
    CommandSpec(
      name: "watch", overview: "Show where to watch a movie.", effect: .reads,
      fields: WatchFields.table(\.rawValue).fields,
      document: "id, region, link, offers and attribution.",
      arguments: [movieArgument],
      examples: ["watch 653", "watch 653 --region DE", "watch tt0013442 --json"],
      note: "Streaming data by JustWatch. " + About.attribution
    )
  ) { line, context in
    let isForPeople = context.style.isForPeople
    let table = WatchFields.table { isForPeople ? context.outputLocalizer.label($0) : $0.rawValue }
    let selection = try table.selection(context.style, line)
    let word = try MovieWord(line.arguments[0], line)
    let gateways = try Gateways(line, context)
    let movie = try await gateways.movie(word, context)
    let region = try ServiceOptions.region(line, context) ?? ServiceCatalog.defaultRegion
    let url = movie.regional?.watchURL
    try context.print(
      movie.regional?.offers ?? [], as: "offers",
      others: [
        ("attribution", .text("Data by JustWatch")), ("id", .number(movie.id)),
        ("link", FieldValue(url)), ("region", .text(region)),
      ], in: selection, title: movie.title + (movie.releaseYear.map { " (\($0))" } ?? ""),
      lines: [
        StyledText(context.outputLocalizer.text("Where to watch in \(region), by JustWatch"), .dim)
      ]
        + (url.map { [StyledText($0, .init(link: $0))] } ?? []),
      empty: noOffers(of: movie.title, in: region, gateways, context.localizer))
    context.noteJustWatch()
  }

  private static func noOffers(
    of title: String, in region: String, _ gateways: Gateways, _ localizer: Localizer
  ) -> String {
    guard gateways.isLive else {
      return localizer.text(
        """
        The built-in catalog has no streaming data for \(title). Set TMDB_ACCESS_TOKEN to use \
        TMDB.
        """)
    }
    return localizer.text(
      "No offers found for \(title) in \(region). Try another country with '--region CC'.")
  }
}

enum WatchFields {
  /// Returns the table of fields; the closure returns the word for a kind of offer.
  static func table(
    _ word: @escaping @Sendable (WatchKind) -> String
  ) -> FieldTable<WatchOffer> {
    FieldTable(
      columns: ["kind", "provider"],
      [
        Field("kind", "The type of offer: stream, free, ads, rent or buy.") {
          .text(word($0.kind))
        },
        Field("provider", "The name of the provider.") { .text($0.provider) },
      ])
  }
}
