/// An offer of a provider to watch a movie.
public struct WatchOffer: Hashable, Sendable {
  /// The way to watch the movie there.
  public let kind: WatchKind
  /// The name of the provider.
  public let provider: String
  /// TMDB's identifier of the provider; `nil` if it is not known.
  public let providerID: Int?

  /// Creates an offer from its values.
  public init(kind: WatchKind, provider: String, providerID: Int? = nil) {
    self.kind = kind
    self.provider = provider
    self.providerID = providerID
  }
}

/// A provider of movies in a country, such as Netflix.
package struct WatchProvider: Hashable, Sendable {
  package let id: Int
  package let name: String

  package init(id: Int, name: String) {
    (self.id, self.name) = (id, name)
  }

  /// Returns whether a text is the id or the name, without regard to case, accents and blanks.
  package func isNamed(_ text: String) -> Bool {
    let letters = { Self.word($0).filter { $0 != "-" } }
    return text == String(id) || letters(text) == letters(name) && !letters(text).isEmpty
  }

  /// Returns a name as one word: `disney-plus`.
  package static func word(_ name: String) -> String {
    SearchText.words(name.replacing("+", with: " plus")).joined(separator: "-")
  }
}

/// A way to watch a movie at a provider, as the command line spells it.
///
/// The order is that in which the kinds are shown: those without an extra cost first.
public enum WatchKind: String, Hashable, Sendable, CaseIterable {
  /// With a subscription.
  case stream
  /// For free.
  case free
  /// For free, with advertisements.
  case ads
  /// For a limited time, at a price.
  case rent
  /// Without a time limit, at a price.
  case buy

  /// Whether the provider takes no price for the movie alone.
  package var isIncluded: Bool { self != .rent && self != .buy }
}

/// The details of a movie in one country.
///
/// The offers are JustWatch's data, and must be attributed where they are shown (TMDB, Movie, Watch
/// Providers).
public struct RegionalDetails: Hashable, Sendable {
  /// The country, such as `US`.
  public let region: String
  /// The certification, such as `PG-13`; empty if there is none.
  public let certification: String
  /// The URL of TMDB's page that leads to the providers; `nil` if there is none.
  public let watchURL: String?
  /// The offers to watch the movie, in the order of `WatchKind`.
  public let offers: [WatchOffer]

  /// Creates the details from their values.
  public init(
    region: String, certification: String = "", watchURL: String? = nil,
    offers: [WatchOffer] = []
  ) {
    self.region = region
    self.certification = certification
    self.watchURL = watchURL
    self.offers = offers
  }
}
