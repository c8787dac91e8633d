import ViperLocalization

/// What to use instead of the names that version 0.6 removed, until version 0.7.
enum RemovedNames {
  /// The replacements by command or option, and its argument or value if only that was removed.
  static let table: KeyValuePairs = [
    "random": ["tonight --another", "tonight --from LIST"],
    "similar": ["list similar ID"],
    "recommend": ["list recommend ID"],
    "open-url": ["open URL"],
    "--template": ["--fields", "--json"],
    "--fields vote_average": ["--fields rating"],
    "--fields vote_count": ["--fields votes"],
    "--fields directors_detail": ["--fields directors"],
    "--fields director": ["--fields directors"],
    "--fields genre": ["--fields genres"],
    "--sort vote_average": ["--sort rating"],
    "--sort vote_count": ["--sort votes"],
    "--pictures iterm": ["--pictures auto"],
    "play --cast": ["play --animation"],
    "import --to": ["library upload"],
    "import --unresolved": ["library identify"],
    "import --list": ["import"],
    "export imdb": ["export letterboxd", "export json", "export csv"],
    "config alias": ["alias"],
    "library compact": [],
  ]

  static func sentence(_ name: String, _ localizer: Localizer) -> String? {
    guard let names = table.first(where: { $0.key == name })?.value else { return nil }
    guard let last = names.last else {
      return localizer.text("The diary file compacts itself, so '\(name)' is not needed.")
    }
    if names == ["alias"] {
      return localizer.text("Use your shell's aliases instead of '\(name)'.")
    }
    let quoted = names.dropLast().map { "'\($0)'" }.joined(separator: ", ")
    let list = quoted.isEmpty ? "'\(last)'" : localizer.text("\(quoted) or \("'\(last)'")")
    return localizer.text("Use \(list) instead of '\(name)'.")
  }
}
