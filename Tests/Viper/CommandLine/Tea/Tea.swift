import ViperCommandLine

/// A tea, the sample data of the program.
struct Tea: Sendable {
  enum Kind: String, CaseIterable {
    case green, black, oolong
  }

  let name: String
  let minutes: Int
  let harvest: String?
  var kind = Kind.green

  static let all = [
    Tea(name: "Sencha", minutes: 2, harvest: "2026-05-02"),
    Tea(name: "Assam", minutes: 4, harvest: nil, kind: .black),
    Tea(name: "Oolong", minutes: 3, harvest: "2025-10-11", kind: .oolong),
  ]

  /// Enough teas to fill more than a screen.
  static let shelf = all + (4...80).map { Tea(name: "Tea \($0)", minutes: 3, harvest: nil) }

  static let table = FieldTable<Tea>(
    columns: ["name", "minutes"],
    [
      Field("name", fit: .fixed, "The name.") { .text($0.name) },
      Field("minutes", fit: .droppable, "How long it steeps.") { .number($0.minutes) },
      Field("harvest", "The day of the harvest.") { FieldValue($0.harvest) },
    ])
}
