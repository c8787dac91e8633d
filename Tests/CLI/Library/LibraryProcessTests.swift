import Foundation
import MovieEntities
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// The library under several processes, a full disk and a large size.
@Suite(.places(4)) struct LibraryProcessTests {
  private let home: Home

  init() throws { home = try Home() }

  @Test func `Nothing that was confirmed is lost if processes are killed while they log`()
    async throws
  {
    let rounds = Effort.isLong ? 1_000 : 25
    for first in stride(from: 0, to: rounds, by: 25) {
      let run = try await Binary.shell(Self.script(from: first, to: first + 25), home: home)
      #expect(run.status == 0, "\(run.error)")
    }
    let confirmed = try (1...4).flatMap { number in
      try String(contentsOfFile: home.path + "/out\(number)", encoding: .utf8)
        .matches(of: /"note":"(w[^"]*)"/).map { String($0.output.1) }
    }
    #expect(confirmed.count >= rounds)
    let library = try await LibraryFile(Environment(home.environment())).library()
    let notes = library.diary.map(\.viewing.note)
    #expect(Set(notes).count == notes.count)
    let lost = Set(confirmed).subtracting(notes)
    #expect(lost.isEmpty)
  }

  /// A script of four processes at a time, most of which are killed.
  ///
  /// Each process logs a note of its own. Its output confirms that the viewing is stored.
  private static func script(from first: Int, to end: Int) -> String {
    """
    worker() {
      i=\(first)
      while [ $i -lt \(end) ]; do
        "$0" log 19 --note "w$1-$i." --json >>"$HOME/out$1" & p=$!
        case $(( (i + $1) % 4 )) in
          0) steps= ;;
          1) steps=0 ;;
          2) steps=$(( (i * 7 + $1) % 10 * 10000 )) ;;
          3) steps=$(( 100000 + (i * 13 + $1) % 10 * 10000 )) ;;
        esac
        if [ "$steps" ]; then
          while [ $steps -gt 0 ]; do steps=$((steps - 1)); done
          kill -9 $p 2>/dev/null
        fi
        wait $p 2>/dev/null
        i=$((i + 1))
      done
    }
    for n in 1 2 3 4; do worker $n & done
    wait
    exit 0
    """
  }

  @Test func `On a full disk, nothing is half-written, and the command exits with 74`()
    async throws
  {
    #expect(try await Binary.run(["log", "19"], home: home).status == 0)
    let before = FileManager.default.contents(atPath: home.libraryFile)
    let note = String(repeating: "x", count: 3_000)
    let run = try await Binary.shell(
      "ulimit -f 2; \"$0\" log 234 --note \(note) --json", home: home)
    #expect((run.status, run.output) == (74, ""))
    #expect(run.error.contains("Check the disk space"))
    #expect(FileManager.default.contents(atPath: home.libraryFile) == before)
    #expect(try await Binary.run(["log", "234"], home: home).status == 0)
  }

  @Test func `A diary of 10,000 entries is listed`() async throws {
    let movie = LibraryMovie(id: 19, title: "Metropolis", year: 1927)
    let lines = (0..<10_000).map { number in
      LibraryEvent(
        id: "\(100_000 + number)", time: 0,
        .watch(Viewing(of: movie, on: Day(daysSince1970: number), note: "n\(number)"))
      ).line + "\n"
    }
    let folder = home.path + "/data/movies-cli"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try Data(lines.joined().utf8).write(to: URL(filePath: home.libraryFile))
    let run = try await Binary.run(["diary", "--fields", "entry,note"], home: home)
    let output = run.output.split(separator: "\n")
    #expect(output.count == 10_000)
    #expect(output.first == "9999\tn9999")
  }
}
