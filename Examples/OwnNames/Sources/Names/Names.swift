import CLI
import Diary
import Entities
import Essentials
import Fixtures
import Home
import LogEntry
import Pictures
import Platform
import Stats
import TMDB
import Templates
import Viper
import Wording

/// A screen that lists the targets of this package.
@MainActor
final class NamesScreen: TextScreen {
  var scene: Scene {
    var scene = Scene(name: "names", title: "Names")
    let names = [
      cli, diary, entities, essentials, fixtures, home, logEntry, pictures, platform, stats, tmdb,
      templates, wording,
    ]
    scene.lines = names.map { Scene.Line(StyledText($0)) }
    return scene
  }

  func onAppear() async {}
  func on(_ action: UserAction) async {}
}

@main
@MainActor
struct Names {
  static func main() async {
    let window = Window()
    let screen = NamesScreen()
    await window.replaceRoot(with: Module(name: "names", screen: screen, parts: [screen]))
    print(window.scene?.lines.map(\.text.text).joined(separator: " ") ?? "")
  }
}
