import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper
import ViperCommandLine
import ViperLocalization
import ViperTerminal

/// The program's own palette entries: a random movie, a movie to log, a file to import, statistics,
/// the embedded catalog, the account, and the settings that concern the window.
@MainActor
struct BrowsePalette {
  let router: RootRouter
  let context: Context
  let record: @MainActor (String) -> Void
  /// Records that the user imports a file, which a script can't contain.
  let recordImport: @MainActor () -> Void
  /// Performs an action on the current screen, as if the user had pressed a key.
  let perform: @MainActor (UserAction) async -> Void
  let say: @MainActor (String) -> Void
  /// Applies a choice for a setting, and returns whether it is applied before the next start.
  let apply: @MainActor (SettingKey, String) -> Bool
  /// Starts again with the embedded catalog; `nil` if it is already in use.
  let useEmbedded: (@MainActor () -> Void)?
  private var localizer: Localizer { context.localizer }

  func entries() async -> [PaletteEntry] {
    // If the session cannot be read, offer a login, because a login replaces the session.
    let session = try? await router.gateways.account.session()
    return random + own + [stats] + embedded + (session.map(account) ?? [logIn])
      + [SettingKey.theme, .view, .pictures, .start, .resume, .mouse].flatMap(choices)
  }

  /// The entry that opens a random movie from the rows loaded so far; empty unless a list is shown.
  private var random: [PaletteEntry] {
    guard let scene = router.window.scene, scene.name == "list" else { return [] }
    // Rows for people have non-numeric IDs.
    let movies = scene.rows.map(\.id).filter { Int($0) != nil }
    guard !movies.isEmpty else { return [] }
    return [
      PaletteEntry(localizer.text("Random movie")) {
        guard let movie = movies.randomElement() else { return }
        await perform(.selectID(movie))
      }
    ]
  }

  /// The entries that log a movie by its title, and import a file; empty without a diary.
  private var own: [PaletteEntry] {
    guard router.gateways.marks.hasLibrary else { return [] }
    return [
      PaletteEntry(localizer.text("Log a film by title…")) {
        record("open log")
        await router.log(typed: "")
      },
      PaletteEntry(localizer.text("Import a file…"), detail: "Letterboxd, IMDb, Trakt") {
        recordImport()
        await router.importFile()
      },
    ]
  }

  private var stats: PaletteEntry {
    PaletteEntry(localizer.text("Statistics")) {
      if let line = Route.stats.goLine { record(line) }
      await router.go(to: .stats)
    }
  }

  private var embedded: [PaletteEntry] {
    guard let useEmbedded else { return [] }
    return [
      PaletteEntry(
        localizer.text("Use the built-in catalog"), detail: localizer.text("without a network")
      ) {
        useEmbedded()
      }
    ]
  }

  private var logIn: PaletteEntry {
    PaletteEntry(localizer.text("Log in")) {
      record("log in")
      await router.logIn()
    }
  }

  private func account(_ session: any Session) -> [PaletteEntry] {
    let sentence = localizer.loggedIn(session.account, with: session.service)
    return [
      PaletteEntry(sentence) { say(sentence) },
      PaletteEntry(localizer.text("Log out")) {
        record("log out")
        say(await router.logOut())
      },
    ]
  }

  /// The entries that change a setting, one for each choice.
  private func choices(of key: SettingKey) -> [PaletteEntry] {
    key.choices.map { choice in
      PaletteEntry(localizer.text("Set \(key.name) to \(choice)")) {
        let isApplied = apply(key, choice)
        do throws(CommandFailure) {
          try await context.save(choice, as: key)
        } catch {
          return say(error.message ?? "")
        }
        say(
          isApplied
            ? localizer.text("\(key.name) is set to \(choice).")
            : localizer.text("\(key.name) is set to \(choice). Restart to apply it."))
      }
    }
  }
}
