import MovieEntities
import MovieLibrary
import ViperCommandLine
import ViperLocalization
import ViperText

extension Commands {
  /// The word for the service's movies in `--from`.
  private static let discoverWord = "discover"

  private static let under = OptionSpec(
    name: "--under", value: "minutes", help: "Only movies that are at most this long.",
    kind: .number(1...10_000)
  ).conflicting(with: DiscoverOptions.runtime)
  private static let from = OptionSpec(
    name: "--from", value: "list",
    help: "The list to pick from.",
    kind: .choice { [discoverWord] + MovieListKind.allCases.map(\.rawValue) },
    default: "watchlist, then discover")
  private static let another = OptionSpec(
    name: "--another", help: "Pick a different movie than last time.")

  static let tonight = MovieCommand(
    CommandSpec(
      name: "tonight", overview: "Pick an unseen movie for tonight.", effect: .adds,
      fields: DetailFields.tonight.fields,
      options: [under, from, another] + DiscoverOptions.all
        + [posterOption, PictureOptions.pictures.needing(posterOption)],
      globals: GlobalOptions.page,
      examples: [
        "tonight", "tonight --under 90 --genre comedy", "tonight --on mine --region DE",
        "tonight --from top-rated --poster", "tonight --another",
      ],
      note:
        """
        The pick stays the same all day, unless you ask for another one. Movies rated below 5 are \
        picked only from your own lists, or if you use --rating. \(About.attribution)
        """
    )
  ) { line, context in
    let selection = try DetailFields.tonight.selection(context.style, line, isSorted: false)
    let pictures = try posterOptions(line, context)
    let minutes = line.number(under)
    let list = try listToPickFrom(line)
    var command = try ScreenCommand(line, context, usesLibrary: true)
    var filter = try await DiscoverOptions.filter(line, &command)
    if let minutes { filter.maxRuntime = minutes }
    var request = request(from: list, filter, line)
    request.asksForAnother = line.has(another)
    request.isOffered = command.services?.isOffered
    let gateways = command.gateways
    let pick = try await gateways.tonightPicker.pick(request, on: gateways.today.day)
    guard let pick else {
      throw command.nothingFits(([under] + DiscoverOptions.all).filter(line.has))
    }
    try await command.detail(
      pick.movie.movieID, pictures: pictures, in: selection, from: name(of: pick.source))
    command.note(pick, isDefault: !line.has(from))
  }

  /// Returns the name of a list, as spelled in `--from`.
  private static func name(of source: MovieQuery) -> String {
    if case .kind(let kind) = source { kind.rawValue } else { discoverWord }
  }

  /// Returns the list given with `--from`; `nil` if the option is missing or is `discover`.
  private static func listToPickFrom(_ line: ParsedLine) throws -> MovieListKind? {
    guard let kind = line.choice(from, of: MovieListKind.self) else { return nil }
    for option in discoverOnly where line.has(option) {
      throw line.conflict("\(from.name) \(kind.rawValue)", option.name)
    }
    return kind
  }

  /// The options whose conditions only the service can check.
  private static let discoverOnly = [DiscoverOptions.originalLanguage, DiscoverOptions.country]

  private static func request(
    from list: MovieListKind?, _ filter: MovieFilter, _ line: ParsedLine
  ) -> TonightRequest {
    if list == nil, line.has(from) || discoverOnly.contains(where: line.has) {
      return TonightRequest(discover: filter)
    }
    return TonightRequest(from: list, filter: filter)
  }
}

extension ScreenCommand {
  /// Returns the error that says which options to relax.
  fileprivate func nothingFits(_ options: [OptionSpec]) -> MovieError {
    let localizer = context.localizer
    let names = options.map(\.name)
    guard let last = names.last else {
      return MovieError(
        .notFound,
        localizer.text(
          "There are no unseen movies in the list. Choose another list with '--from'."))
    }
    let list =
      names.count == 1
      ? last : localizer.text("\(names.dropLast().joined(separator: ", ")) or \(last)")
    return MovieError(.notFound, localizer.text("No unseen movie matches; relax \(list)."))
  }

  /// Prints a note, in output for people, that explains an unexpected pick.
  fileprivate func note(_ pick: TonightPick, isDefault: Bool) {
    guard context.style.isForPeople else { return }
    if pick.isOnlyOne {
      context.console.note(context.localizer.text("No other movie matches."))
    } else if isDefault, case .discover = pick.source {
      context.console.note(
        context.localizer.text("From Discover, because nothing on your watchlist matches."))
    }
  }
}
