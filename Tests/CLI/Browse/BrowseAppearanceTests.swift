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
        ">1 Populares", "2 Cine", "3 Top", "Películas populares",
        "1 de 80  catálogo incluido", "Intro abrir", "/ buscar", "v tarjetas", "? teclas",
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
  func `Every tab has its whole title at 110 columns, in every language`(language: Language) {
    let tabs = Route.hostTabs(in: language.localizer) { _ in }
    for selected in tabs.indices {
      let line = TabBar(tabs, selected: selected, columns: 110).line.text.text
      #expect(tabs.allSatisfy { line.contains($0.title) }, "\(line)")
    }
  }

  @Test(arguments: Language.allCases)
  func `At 80 columns, tabs have short titles, and at most one has just its key`(
    language: Language
  ) {
    let tabs = Route.hostTabs(in: language.localizer) { _ in }
    for selected in tabs.indices {
      let line = TabBar(tabs, selected: selected, columns: 80).line.text.text
      #expect(line.contains(tabs[selected].shortTitle))
      #expect(tabs.filter { !line.contains($0.shortTitle) }.count <= 1, "\(line)")
    }
  }
}
