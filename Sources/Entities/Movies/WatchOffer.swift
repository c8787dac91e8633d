/// A way to watch a movie with a particular provider.
public struct WatchOffer: Hashable, Sendable {
  /// The kind of offer.
  public let kind: WatchKind
  /// The provider's name.
  public let provider: String
  /// The provider's TMDB ID; `nil` if unknown.
  public let providerID: Int?

  /// Creates an offer with the given values.
  public init(kind: WatchKind, provider: String, providerID: Int? = nil) {
    self.kind = kind
    self.provider = provider
    self.providerID = providerID
  }
}

/// A streaming service or store in a country, such as Netflix.
package struct WatchProvider: Hashable, Sendable {
  package let id: Int
  package let name: String

  package init(id: Int, name: String) {
    (self.id, self.name) = (id, name)
  }

  /// Returns whether a string is the provider's ID or name, ignoring case, accents and spaces.
  package func isNamed(_ text: String) -> Bool {
    let letters = { Self.word($0).filter { $0 != "-" } }
    return text == String(id) || letters(text) == letters(name) && !letters(text).isEmpty
  }

  /// Returns a name as one word, such as `disney-plus`.
  package static func word(_ name: String) -> String {
    SearchText.words(name.replacing("+", with: " plus")).joined(separator: "-")
  }
}

/// A kind of offer, whose raw value is spelled as on the command line.
///
/// The cases are in display order, beginning with the offers at no extra cost.
public enum WatchKind: String, Hashable, Sendable, CaseIterable {
  /// The movie is available with a subscription.
  case stream
  /// The movie is available for free.
  case free
  /// The movie is available for free, with advertisements.
  case ads
  /// The movie can be rented for a limited time.
  case rent
  /// The movie can be bought and watched without a time limit.
  case buy

  /// Whether watching the movie costs nothing extra.
  package var isIncluded: Bool { self != .rent && self != .buy }
}

/// The details of a movie that are specific to one country.
///
/// The offers come from JustWatch, which must be credited wherever they are shown (TMDB, Movie,
/// Watch Providers).
public struct RegionalDetails: Hashable, Sendable {
  /// The country, such as `US`.
  public let region: String
  /// The certification, such as `PG-13`; empty if none.
  public let certification: String
  /// The URL of TMDB's page with links to the providers; `nil` if none.
  public let watchURL: String?
  /// The offers, in the order of `WatchKind`.
  public let offers: [WatchOffer]

  /// Creates the details with the given values.
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
