import MovieEntities
import MovieTMDB
import MovieWording
import Viper
import ViperCommandLine
import ViperLocalization
import ViperTerminal

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

@MainActor
struct PrintedWatch {
  /// The attribution that JustWatch requires beside its data.
  private static let attribution = "Data by JustWatch"

  let movie: any DetailedMovie
  /// The requested country.
  let region: String
  /// Whether the movie comes from TMDB, and not from the embedded catalog.
  let isLive: Bool
  let context: Context
  private var offers: [WatchOffer] { movie.regional?.offers ?? [] }

  /// Writes the offers in the format of the run, and notes for a person.
  func write(in selection: FieldSelection<WatchOffer>) throws(CommandFailure) {
    if context.style.isForPeople, !selection.isChosen {
      try writeScene(selection.sorted(offers))
    } else {
      try context.print(
        offers, as: "offers",
        others: [
          ("attribution", .text(Self.attribution)), ("id", .number(movie.id)),
          ("link", FieldValue(movie.regional?.watchURL)), ("region", .text(region)),
        ], in: selection)
    }
    // Notes are for people: an empty result is valid, and JSON includes the attribution.
    guard context.console.isErrorTerminal, !context.style.isJSON else { return }
    if offers.isEmpty {
      context.console.note(TerminalSanitizer.clean(emptyNote))
    } else if !context.style.isForPeople || selection.isChosen {
      // Other programs read the rows, so they do not include the attribution.
      context.console.note(context.localizer("Data by JustWatch."))
    }
  }

  private func writeScene(_ offers: [WatchOffer]) throws(CommandFailure) {
    guard !offers.isEmpty else { return }
    let printer = Printer(context) {}
    printer.add(scene(offers))
    if let problem = printer.problem { throw problem }
  }

  private var emptyNote: String {
    let (title, localizer) = (movie.title, context.localizer)
    guard isLive else {
      return localizer(
        """
        The embedded catalog does not know where to watch \(title). Set TMDB_ACCESS_TOKEN to \
        ask TMDB.
        """)
    }
    return localizer(
      """
      JustWatch knows nowhere to watch \(title) in \(region). Ask for another country with \
      '--region CC'.
      """)
  }

  private func scene(_ offers: [WatchOffer]) -> Scene {
    let localizer = context.outputLocalizer
    let year = movie.releaseDay.map { " (\($0.year))" } ?? ""
    var scene = Scene(name: "watch", title: movie.title + year)
    scene.lines = [
      Scene.Line(StyledText(localizer("Where to watch in \(region), by JustWatch"), .dim))
    ]
    if let url = movie.regional?.watchURL {
      scene.lines.append(Scene.Line(StyledText(url, .init(link: url))))
    }
    // A heading sets the table off from the text.
    scene.sections = [
      Scene.Section(
        heading: localizer("Providers"),
        columns: [
          Scene.Column(localizer("HOW"), .kept),
          Scene.Column(localizer("PROVIDER"), .cut(least: 8, dropPriority: 0)),
        ],
        rows: offers.enumerated().map { place, offer in
          Scene.Row(
            id: String(place),
            cells: [StyledText(localizer.label(offer.kind)), StyledText(offer.provider)])
        })
    ]
    return scene
  }
}
