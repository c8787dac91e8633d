import LoginModule
import MovieEntities
import MovieWording
import Viper
import ViperCommandLine
import ViperLocalization
import ViperTerminal

/// What the program adds to the window's palette: the account and the settings.
@MainActor
struct BrowsePalette {
  let router: RootRouter
  let context: Context
  /// A closure that records a command of a script.
  let record: @MainActor (String) -> Void
  /// A closure that shows a sentence.
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

extension RootRouter {
  /// Presents a log-in over the screen on top, which then stays and is loaded again.
  func logIn() async {
    await desk.present(for: window.modules.last?.screen) { [window] isLoggedIn in
      if isLoggedIn { await window.send(.refresh) }
    }
  }

  /// Ends the session, loads the screen on top again, and returns what became of it.
  func logOut() async -> String {
    do throws(MovieError) {
      guard let session = try await gateways.account.session() else {
        throw MovieError(.notLoggedIn(.noSession))
      }
      let refusal = try await gateways.account.logOut(session)
      await window.send(.refresh)
      return refusal.map { localizer.toldNobody($0) } ?? localizer("Logged out.")
    } catch {
      return localizer.failure(error).text
    }
  }
}

extension Localizer {
  /// Returns the sentence that a session was ended here, but not at the service.
  func toldNobody(_ refusal: MovieError) -> String {
    let (localizer, reason) = (self, failure(refusal).message)
    return localizer("Note: logged out here, but the service could not be told: \(reason)")
  }

  /// Returns who is logged in.
  func loggedIn(_ account: any Account, with service: String) -> String {
    let (localizer, name) = (self, "\(account.displayName) (\(account.username))")
    return localizer("Logged in as \(name) with '\(service)'.")
  }
}
