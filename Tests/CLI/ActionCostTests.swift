#if DEBUG
  import MovieTMDBEmbedded
  import Synchronization
  import Testing
  import Viper
  import ViperPlatform

  @testable import MovieEntities
  @testable import MoviePresentation
  @testable import MovieTMDB
  @testable import MovieTestSupport
  @testable import MoviesCLI
  @testable import ViperCommandLine
  @testable import ViperLocalization
  @testable import ViperTerminal
  @testable import ViperTestSupport

  /// What commands and actions in the window cost, as counts that are the same on every machine.
  ///
  /// If a change alters a count, replace the row with the one in the failure message, and give the
  /// reason in the commit.
  @MainActor
  struct ActionCostTests {
    /// What is counted, in the order of the table's columns.
    private enum Cost: CaseIterable {
      case requests
      /// Responses that were decoded, because they were not in memory.
      case decoded
      /// States that presenters sent to their views.
      case states
      /// View models of movies: a table has one for each row, and a new one for each changed row.
      case models
      case scenes
      /// Texts that were looked up in the language.
      case texts
      /// Files and folders that were opened.
      case opened
      /// Bytes that were written to files.
      case stored
      /// Bytes that were written to standard output or to the window's terminal.
      case output
      case frames
    }

    /// The counts of the tasks that run in `count(_:)`.
    private final class Tally: Sendable {
      private let counts = Mutex<[Cost: Int]>([:])

      func add(_ cost: Cost, _ count: Int = 1) {
        counts.withLock { $0[cost, default: 0] += count }
      }

      /// Returns the row of the table for the counts since the last call.
      func takeRow(_ name: String) -> String {
        let counts = counts.withLock { counts in
          defer { counts = [:] }
          return counts
        }
        func padded(_ text: String, _ width: Int) -> String {
          String(repeating: " ", count: max(0, width - text.count)) + text
        }
        return Cost.allCases.reduce(name + padded("", 22 - name.count)) {
          $0 + padded("\(counts[$1] ?? 0)", 7)
        }
      }

      /// Runs work, and counts what its tasks do.
      @MainActor
      func count(output: Int32 = -1, _ work: () async -> Void) async {
        let files: @Sendable (Descriptor.Use) -> Void = { use in
          switch use {
          case .open: self.add(.opened)
          case .write(let file, let bytes): self.add(file == output ? .output : .stored, bytes)
          }
        }
        let service: @Sendable (Client.Work) -> Void = { work in
          self.add(work == .request ? .requests : .decoded)
        }
        let texts: @Sendable () -> Void = { self.add(.texts) }
        let models: @Sendable () -> Void = { self.add(.models) }
        let scenes: @Sendable (Scene.Work) -> Void = { work in
          switch work {
          case .state: self.add(.states)
          case .scene: self.add(.scenes)
          }
        }
        await Descriptor.$tally.withValue(files) {
          await Client.$tally.withValue(service) {
            await Localizer.$tally.withValue(texts) {
              await MovieViewModel.$tally.withValue(models) {
                await Scene.$tally.withValue(scenes) { await work() }
              }
            }
          }
        }
      }
    }

    private let tally = Tally()

    /// Compares rows with the table, and shows the new rows as they must be in the source.
    private func expect(
      _ rows: [String], _ table: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let new = rows.map { "        \"\($0)\"," }.joined(separator: "\n")
      #expect(rows == table, "The new rows:\n\(new)", sourceLocation: sourceLocation)
    }

    // MARK: Commands

    /// Runs a command in this process, as in a pipe, so that it draws no scenes.
    private func row(_ words: [String], in home: Home) async throws -> String {
      let output = try OpenFile(open("/dev/null", O_RDWR | O_CLOEXEC))
      let error = try OpenFile(open("/dev/null", O_RDWR | O_CLOEXEC))
      let variables = home.environment().compactMapValues(\.self)
      let program = Program(
        console: Console(input: -1, output: output.number, error: error.number),
        environment: Environment(variables))
      await tally.count(output: output.number) {
        let code = await program.run(words.map { SystemText($0) })
        #expect(code == .done)
      }
      return tally.takeRow(words.joined(separator: " "))
    }

    @Test(.places(1)) func `Each command has its cost`() async throws {
      let home = try Home()
      // The first entry creates folders, and how many are synced depends on the depth of the home.
      _ = try await row(["log", "653"], in: home)
      var rows: [String] = []
      for words in [
        ["list"], ["detail", "234"], ["search", "kid"], ["log", "234", "--rate", "8"],
      ] {
        rows.append(try await row(words, in: home))
      }
      expect(
        rows,
        [
          //                        requ  decod states models scenes  texts opened stored output frames
          "list                        1      1      0      0      0      0      0      0   6252      0",
          "detail 234                  1      1      0      0      0      0      0      0   1057      0",
          "search kid                  1      1      0      0      0      0      0      0    298      0",
          "log 234 --rate 8            1      1      0      0      0      2      6    224      0      0",
        ])
    }

    // MARK: The window

    /// An action: its name, and the keys that perform it.
    private static let actions = [
      ("move the focus", "j"), ("add to the watchlist", "w"), ("open a page", "\r"),
      ("go back", "\u{1B}[27u"), ("rate", "x8\r"), ("undo", "u"), ("open the form", "L"),
      ("log", "\r"), ("open another list", "3"), ("return to the list", "1"),
      ("open the search", "/"), ("search", "kid"), ("leave the search", "\u{1B}[27u"),
      ("open the diary", "d"), ("open the statistics", "S"), ("open the home screen", "0"),
    ]

    /// Performs the actions in a new window.
    private func windowRows() async -> [String] {
      let host = MovieHost(
        TerminalSize(columns: 80, rows: 24), isColored: true, reading: .clusters,
        settings: MovieSettings(library: .memory))
      host.host.scheduler.drawsEachChange = true
      // The costs are the same with more tabs.
      host.host.tabs.removeAll { tab in !"013d".contains(tab.shortcut ?? " ") }
      _ = tally.takeRow("")
      host.onFrame = { [tally] bytes in
        tally.add(.frames)
        tally.add(.output, bytes)
      }
      var rows: [String] = []
      func measure(_ name: String, _ action: () async -> Void) async {
        // With a handler, as in the program, modules compare their scenes before and after a step.
        // The handler is global, and other tests may have removed it.
        ViperDiagnostics.handler = { $0.record() }
        await action()
        await host.settle()
        host.host.scheduler.drawNow()
        rows.append(tally.takeRow(name))
      }
      await measure("open the window") { await host.open() }
      for (name, keys) in Self.actions { await measure(name) { host.press(keys) } }
      await measure("resize") { host.resize(to: TerminalSize(columns: 100, rows: 30)) }
      return rows
    }

    @Test func `Each action in the window has its cost`() async {
      var rows: [String] = []
      await tally.count { rows = await windowRows() }
      expect(
        rows,
        [
          //                        requ  decod states models scenes  texts opened stored output frames
          "open the window             1      1      3     20      4     37      0      0   4668      3",
          "move the focus              0      0      1      0      1      2      0      0    222      1",
          "add to the watchlist        0      0      3      1      3     11      0      0    323      3",
          "open a page                 1      1      3      8      3     27      0      0   2021      1",
          "go back                     0      0      0      0      0      1      0      0   2233      1",
          "rate                        0      0      6      1      5     17      0      0    272      3",
          "undo                        0      0      2      1      2      8      0      0    327      3",
          "open the form               0      0      1      0      2     19      0      0   2533      1",
          "log                         0      0      5      2      5     15      0      0   4735      6",
          "open another list           1      1      2     21      2     37      0      0   1565      1",
          "return to the list          0      0      0      0      0      1      0      0   1482      1",
          "open the search             0      0      0      0      0      1      0      0    134      1",
          "search                      2      2      2      1      2      4      0      0   2091      3",
          "leave the search            0      0      1      0      1      2      0      0   1843      1",
          "open the diary              0      0      2      2      3     31      0      0   2032      2",
          "open the statistics         0      0      2      0      3     20      0      0   4829      2",
          "open the home screen        2      2      3      3      2     17      0      0   2279      1",
          "resize                      0      0      0      0      0      1      0      0   4609      1",
        ])
    }
  }
#endif
