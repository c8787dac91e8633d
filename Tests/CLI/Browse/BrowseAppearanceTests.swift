import Testing
import Viper

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTerminal
@testable import ViperTestSupport

/// The window in other languages, without color, and for screen readers.
@Suite(.places(2))
struct BrowseAppearanceTests {
  @Test func `A Spanish window has Spanish lists, status, and keys`() async throws {
    let run = try await Terminal.run(
      ["browse"], columns: 120, environment: ["LC_ALL": "es_ES.UTF-8"]
    ) { terminal in
      let screen = WatchedScreen(terminal, columns: 120)
      try screen.wait(for: [
        "1 Populares", "2 Cine", "3 Top", "Películas populares",
        "1 de 80", "catálogo incluido", "Intro abrir", "/ buscar", "v tarjetas", "? teclas",
        "q salir",
      ])
      try screen.type("?", until: ["Teclas", "AvPág Ctrl-F Espacio  página abajo", "Esc cerrar"])
      try screen.type("?", until: ["Películas populares"])
      try screen.type("/nada", until: ["Buscar: nada", "Ctrl-C salir"])
      terminal.type("\u{3}")
    }
    #expect(run.status == 0)
    _ = run.screen(columns: 120)
  }

  @Test(arguments: Language.allCases)
  func `Every tab has its title at 120 columns, and the current tab always has`(
    language: Language
  ) {
    let tabs = Route.hostTabs(in: language.localizer) { _ in }
    for selected in tabs.indices {
      let line = { TabBar(tabs, selected: selected, columns: $0, isColored: true).line.text.text }
      #expect(tabs.allSatisfy { line(120).contains($0.title) }, "\(line(120))")
      #expect(line(80).contains(tabs[selected].title))
    }
  }
}
