import MovieEntities
import ViperCommandLine

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
