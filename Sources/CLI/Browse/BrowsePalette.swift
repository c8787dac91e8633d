import MovieEntities
import MoviePresentation
import ViperCommandLine
import ViperLocalization
import ViperTerminal

/// The entries that the program adds to the window's palette: the account and the settings.
@MainActor
struct BrowsePalette {
  let router: RootRouter
  let context: Context
  let record: @MainActor (String) -> Void
  let say: @MainActor (String) -> Void
  private var localizer: Localizer { context.localizer }

  func entries() async -> [PaletteEntry] {
    // If the session cannot be read, a log-in replaces it.
    let session = try? await router.gateways.account.session()
    return (session.map(account) ?? [logIn]) + SettingKey.all.map(setting)
  }

  private var logIn: PaletteEntry {
    PaletteEntry(localizer("Log in")) {
      record("log in")
      await router.logIn()
    }
  }

  private func account(_ session: any Session) -> [PaletteEntry] {
    let sentence = localizer.loggedIn(session.account, with: session.service)
    return [
      PaletteEntry(sentence) { say(sentence) },
      PaletteEntry(localizer("Log out")) {
        record("log out")
        say(await router.logOut())
      },
    ]
  }

  private func setting(_ key: SettingKey) -> PaletteEntry {
    let value = (try? context.settings.value(key)) ?? localizer("not set")
    let command = "\(About.name) config set \(key.name) …"
    return PaletteEntry(localizer("Setting \(key.name): \(value)")) {
      say(localizer("Change it with '\(command)'."))
    }
  }
}
