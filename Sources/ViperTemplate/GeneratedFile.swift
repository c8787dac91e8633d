/// A source file of a generated module.
public struct GeneratedFile: Hashable, Sendable {
  /// The path, which begins with the folder of the module or of its tests:
  /// `FilmClub/FilmClubView.swift`.
  public let path: String
  /// The contents.
  public let text: String
}
