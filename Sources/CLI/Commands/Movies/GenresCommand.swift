import MovieEntities
import MovieTMDB
import ViperCommandLine
import ViperLocalization

extension Commands {
  static let genres = MovieCommand(
    CommandSpec(
      name: "genres", overview: "List movie genres.",
      globals: GlobalOptions.all.filter { $0 != ServiceOptions.region },
      examples: ["genres", "genres | cut -f2", "genres --json"]
    )
  ) { (line, context) throws(CommandFailure) in
    let localizer = context.outputLocalizer
    let selection = try GenreFields.table.selection(context.style, line)
    let gateways = try Gateways(line, context)
    let genres: [Genre]
    do throws(MovieError) {
      genres = try await gateways.service.genres()
    } catch {
      throw CommandFailure(error, in: context.localizer)
    }
    let translated = genres.map {
      Genre(id: $0.id, name: localizer.translated($0.name))
    }
    try context.print(
      gateways.isLive ? genres : translated, as: "genres", in: selection,
      title: localizer("Genres"), empty: context.localizer("No genres found."))
  }
}

enum GenreFields {
  static let table = FieldTable<Genre>(
    columns: ["id", "name"],
    [
      Field("id", fit: .kept, "The TMDB ID.") { .number($0.id) },
      Field("name", "The name, in the '--language' language.") { .text($0.name) },
    ])
}
