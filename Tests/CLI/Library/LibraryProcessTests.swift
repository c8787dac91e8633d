import Foundation
import MovieEntities
import MovieLibrary
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
    #expect(try await Program.run(["log", "19"], home: home).status == 0)
    let before = FileManager.default.contents(atPath: home.libraryFile)
    let note = String(repeating: "x", count: 3_000)
    let run = try await Binary.shell(
      "ulimit -f 2; \"$0\" log 234 --note \(note) --json", home: home)
    #expect((run.status, run.output) == (74, ""))
    #expect(run.error.contains("Check the disk space"))
    #expect(FileManager.default.contents(atPath: home.libraryFile) == before)
    #expect(try await Program.run(["log", "234"], home: home).status == 0)
  }

  /// Runs a script with a tiny file system as the data folder, and returns its output.
  private func onSmallDisk(_ script: String, size: String = "64k") async throws -> String {
    let mount =
      #"mkdir -p "$XDG_DATA_HOME" && mount -t tmpfs -o size=\#(size),mode=700 tmpfs "$XDG_DATA_HOME""#
    let lines = "cd \"$XDG_DATA_HOME\"\n" + script
    try Data(lines.utf8).write(to: home.root.appending(path: "script"))
    let run = try await Binary.shell(
      "exec unshare -rm sh -c '\(mount) && . \"$HOME/script\"' \"$0\"", home: home)
    #expect(run.status == 0, "\(run.error)")
    return run.output
  }

  @Test(.needs(.unshare))
  func `Once a full file system has space again, everything works, and nothing is lost`()
    async throws
  {
    let output = try await onSmallDisk(
      """
      mark() { "$0" mark 19 $1 && "$0" log 19 --note n; }
      mark --favorite && mark --no-favorite && mark --favorite
      cp movies-cli/library.ndjson "$HOME/before"
      cat /dev/zero >filler 2>/dev/null
      note=$(printf %5000s n)
      "$0" log 234 --note "$note" --json 2>/dev/null; echo log $?
      "$0" mark 234 --watchlist --json >/dev/null 2>&1; echo mark $?
      head -c "$(wc -c <"$HOME/before")" movies-cli/library.ndjson | cmp - "$HOME/before"; echo same $?
      "$0" library check >/dev/null 2>&1; echo check $?
      ls movies-cli -A
      rm filler
      "$0" log 234 --note "$note"; echo log $?
      "$0" diary --fields id
      """)
    // A mark can still fit into the last block of the file.
    let lines = output.lineList.filter { !$0.hasPrefix("mark ") }
    #expect(
      lines == [
        "log 74", "same 0", "check 0", "library.lock", "library.ndjson", "log 0", "234", "19", "19",
        "19",
      ])
  }

  /// Writes a library of more than 1 MB, most of whose lines have no effect, and returns its text.
  @discardableResult
  private func putExcess() throws -> String {
    let movie = Film(id: .tmdb(19), title: "Metropolis", year: 1927)
    let note = String(repeating: "n", count: 4_000)
    // Nine of ten are from an import that was undone.
    var lines = (0..<300).map { number in
      LibraryEvent(
        id: "a\(number)", time: 0, batch: number.isMultiple(of: 10) ? nil : "b",
        .watch(Viewing(of: movie, on: Day(daysSince1970: number), note: note)))
    }
    lines.append(LibraryEvent(id: "u", time: 0, .undoBatch("b")))
    let text = lines.map { $0.line + "\n" }.joined()
    let folder = URL(filePath: home.libraryFile).deletingLastPathComponent()
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try Data(text.utf8).write(to: URL(filePath: home.libraryFile))
    return text
  }

  @Test(.needs(.unshare))
  func `On a full disk, the file is compacted later`() async throws {
    try putExcess()
    try FileManager.default.moveItem(
      atPath: home.libraryFile, toPath: home.path + "/before")
    let output = try await onSmallDisk(
      """
      mkdir -m 700 movies-cli && cp "$HOME/before" movies-cli/library.ndjson
      dd if=/dev/zero of=filler bs=4k count=100 2>/dev/null; cat /dev/zero >rest 2>/dev/null; rm filler
      "$0" log 234 >/dev/null; echo log $?
      head -c "$(wc -c <"$HOME/before")" movies-cli/library.ndjson | cmp - "$HOME/before"; echo same $?
      ls movies-cli -A
      rm rest
      "$0" log 653; echo log $?
      echo lines $(wc -l <movies-cli/library.ndjson)
      "$0" diary --fields id | sort -u
      """, size: "3m")
    #expect(
      output.lineList == [
        "log 0", "same 0", "library.lock", "library.ndjson", "log 0", "lines 32", "19", "234",
        "653",
      ])
  }

  @Test func `Nothing is lost if a process is killed while it compacts the file`() async throws {
    let before = try putExcess()
    try Data(before.utf8).write(to: home.root.appending(path: "before"))
    let rounds = Effort.isLong ? 300 : 8
    let run = try await Binary.shell(
      """
      file="$XDG_DATA_HOME/movies-cli/library.ndjson"
      i=0
      while [ $i -lt \(rounds) ]; do
        cp "$HOME/before" "$file" && : >"$HOME/out"
        "$0" log 234 --json >"$HOME/out" 2>/dev/null & p=$!
        steps=$(( (i * 7) % \(rounds) * 300000 / \(rounds) ))
        while [ $steps -gt 0 ]; do steps=$((steps - 1)); done
        kill -9 $p 2>/dev/null
        wait $p 2>/dev/null
        echo $(wc -l <"$file") $(wc -l <"$HOME/out") $("$0" diary --fields id | sort | uniq -c)
        i=$((i + 1))
      done
      """, home: home)
    #expect(run.status == 0, "\(run.error)")
    let results = run.output.lineList.map { $0.split(separator: " ").map { Int($0) ?? -1 } }
    #expect(results.count == rounds)
    for result in results {
      // Before the event, after it, or compacted; a confirmed event is there.
      let (lines, isConfirmed) = (result[0], result[1] > 0)
      #expect([301, 302, 31].contains(lines), "\(result)")
      #expect(!isConfirmed || lines != 570, "\(result)")
      #expect(
        Array(result.dropFirst(2)) == [30, 19] + (lines == 301 ? [] : [1, 234]), "\(result)")
    }
  }

  @Test func `In a folder that is read-only, an event is stored without compacting`() async throws {
    try putExcess()
    let run = try await Binary.shell(
      """
      cd "$XDG_DATA_HOME/movies-cli" && : >library.lock && chmod 600 library.lock && chmod 500 .
      "$0" log 234 >/dev/null; echo log $?
      chmod 700 . && echo lines $(wc -l <library.ndjson)
      """, home: home)
    // The superuser can write to any folder.
    #expect(run.output.lineList == ["log 0", geteuid() == 0 ? "lines 31" : "lines 302"])
  }

  /// Runs a command, and returns the system calls that change files of the user, in order, each with
  /// paths relative to the home.
  private func calls(_ command: String) async throws -> [String] {
    let trace = home.path + "/trace"
    let calls = "write,fsync,fdatasync,ftruncate,rename,renameat,renameat2,mkdir,mkdirat"
    let run = try await Binary.shell(
      "exec strace -f -qq -y -o \(trace) -e trace=\(calls) \"$0\" \(command)", home: home)
    #expect(run.status == 0, "\(run.error)")
    return try String(contentsOfFile: trace, encoding: .utf8).lineList.compactMap { line in
      guard let call = line.firstMatch(of: /^[0-9]+ +(write|f[a-z]+|rename|mkdir)[a-z0-9]*\((.*)/)
      else { return nil }
      #expect(!line.contains(") = -1 E") || line.contains("EEXIST") || line.contains("ENOENT"))
      if line.contains(") = -1 E") { return nil }
      let arguments = call.output.2
      let named = arguments.firstMatch(of: /^[0-9]+<([^>]*)>/).map { [$0.output.1] }
      let paths = named ?? arguments.matches(of: /"([^"]*)"/).map { $0.output.1 }
      guard paths.allSatisfy({ $0.hasPrefix(home.path) }) else { return nil }
      let names = paths.map { path in
        let name = path.dropFirst(home.path.count + 1)
        return name.isEmpty ? "." : String(name.replacing(/\.[0-9]{6,}$/, with: ".N"))
      }
      return ([String(call.output.1)] + names).joined(separator: " ")
    }
  }

  /// The changes among these calls that no later call makes permanent: a file, or the folder of a
  /// new name.
  private static func unsynced(_ calls: [String]) -> [String] {
    calls.indices.filter { index in
      let words = calls[index].split(separator: " ").map(String.init)
      guard words[0] != "fsync", let path = words.last else { return false }
      let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
      let synced = "fsync \(words[0] == "write" ? path : folder)"
      return !calls[index...].contains(synced)
    }.map { calls[$0] }
  }

  @Test(.needs(.strace))
  func `A power failure loses no confirmed entry and leaves no half-written file`() async throws {
    let file = "data/movies-cli/library.ndjson"
    let first = try await calls("log 19")
    #expect(first.contains("write \(file)") && first.contains("fsync data/movies-cli"))
    #expect(Self.unsynced(first) == [])
    for command in [
      "log 19 --note n", "mark 19 --favorite", "mark 19 --no-favorite", "diary undo",
    ] {
      let calls = try await calls(command)
      #expect(calls.contains("write \(file)"))
      #expect(Self.unsynced(calls) == [], "\(command)")
    }
    try putExcess()
    let calls = try await calls("mark 19 --favorite")
    #expect(calls.contains { $0.hasPrefix("rename ") && $0.hasSuffix(" \(file)") })
    #expect(Self.unsynced(calls) == [])
    #expect(try await self.calls("diary") == [])
  }

  @Test func `A diary of 10,000 entries is listed`() async throws {
    let movie = Film(id: 19, title: "Metropolis", year: 1927)
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
    let run = try await Program.run(["diary", "--fields", "entry,note"], home: home)
    let output = run.output.split(separator: "\n")
    #expect(output.count == 10_000)
    #expect(output.first == "9999\tn9999")
  }
}
