import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper
import ViperCommandLine
import ViperLocalization
import ViperTerminal

/// The program's own palette entries: a random movie, a movie to log, a file to import, statistics,
/// the embedded catalog, the account, the settings that concern the window, and films.
@MainActor
struct BrowsePalette {
  let router: RootRouter
  let context: Context
  let record: @MainActor (String) -> Void
  /// Goes to a screen, which may have a title.
  let go: @MainActor (Route, String?) async -> Void
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
    return random + own + [stats] + embedded + [session == nil ? logIn : logOut]
      + [SettingKey.theme, .view, .pictures, .start, .resume, .mouse].flatMap(choices)
      + (await films)
  }

  /// The entries that open the films of the list on the screen, and those in the library.
  private var films: [PaletteEntry] {
    get async {
      let rows = listed
      let ids = Set(rows.map(\.id))
      let library = try? await router.gateways.library?.library()
      let others = (library?.movies ?? []).filter { !ids.contains("\($0.id)") }
      return rows.compactMap { row in
        row.card.map { card in
          PaletteEntry(card.heading.text, detail: card.facts.text) {
            await perform(.selectID(row.id))
          }
        }
      }
        + others.map { film in
          PaletteEntry(film.year.map { "\(film.title) (\($0))" } ?? film.title) {
            await go(.detail(film.id), film.title)
          }
        }
    }
  }

  /// The rows of the list on the screen; empty if another screen is on top.
  private var listed: [Scene.Row] {
    guard let scene = router.window.scene, scene.name == "list" else { return [] }
    return scene.rows.filter { MovieID.described(by: $0.id) != nil }
  }

  /// The entry that opens a random movie from the rows loaded so far; empty unless a list is shown.
  private var random: [PaletteEntry] {
    let movies = listed.map(\.id)
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
    guard router.gateways.marks.canLog else { return [] }
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
      await go(.stats, nil)
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

  private var logOut: PaletteEntry {
    PaletteEntry(localizer.text("Log out")) {
      record("log out")
      say(await router.logOut())
    }
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
