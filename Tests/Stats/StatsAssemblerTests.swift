import MovieEntities
import MovieLibrary
import MovieStats
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

/// The real module, with a library.
@MainActor
struct StatsAssemblerTests {
  /// A library that loses its viewing of 2025 after the first reads.
  private actor Shelf: LibraryStore {
    private var reads = 0

    func library() async throws(MovieError) -> Library {
      reads += 1
      let days = ["2024-12-31", "2026-01-01"] + (reads > 2 ? [] : ["2025-01-01"])
      return Library(
        days.map { day in
          let movie = Film(id: 19, title: "Metropolis", year: 1927)
          return LibraryEvent(id: day, time: 0, .watch(Viewing(of: movie, on: Day(day))))
        })
    }

    func append(
      _ make: @Sendable (Library) -> [LibraryEvent.Action]
    ) async throws(MovieError) -> (library: Library, events: [LibraryEvent]) {
      throw .unprepared
    }
  }

  private let stage: StatsStage
  private let output: CallSpy

  init() {
    stage = StatsStage()
    output = CallSpy("output", recorder: stage.recorder)
  }

  private func open(_ store: (any LibraryStore)?) async {
    await stage.open(
      StatsAssembler.assemble(
        store: store,
        facts: { movies in
          Dictionary(
            uniqueKeysWithValues: movies.map { movie in
              let cast = [CastMember(id: 1, name: "Helm")]
              return (movie, MovieFacts(runtime: 153, directors: ["Lang"], cast: cast))
            })
        }, window: stage.window, output: output))
  }

  @Test func `A year without viewings shows all years`() async {
    await open(Shelf())
    await stage.window.send(.activate("previous-year"))
    #expect(stage.window.scene?.title == "Statistics · 2026")
    await stage.window.send(.activate("previous-year"))
    #expect(stage.window.scene?.title == "Statistics")
    await stage.close()
  }

  @Test func `Charts include what is known about the movies`() async {
    await open(Shelf())
    #expect(stage.window.scene?.message?.hasSuffix("Hours watched: 8") == true)
    func rows(_ heading: String) -> [[String]]? {
      stage.window.scene?.sections.first { $0.heading == heading }?
        .rows.map { $0.cells.map(\.text) }
    }
    #expect(rows("Most-watched directors") == [["Lang", "3"]])
    #expect(rows("Most-watched actors") == [["Helm", "3"]])
    await stage.close()
  }

  @Test func `Without a library, the screen says so`() async {
    await open(nil)
    #expect(stage.window.scene?.text == "Statistics\nNo diary is available.")
    await stage.close()
  }

  @Test func `The output opens the diary`() async {
    await open(Shelf())
    await stage.window.send(.activate("diary"))
    stage.recorder.expect("output.didOpenDiary()")
    await stage.close()
  }
}
