import Foundation

/// Tests random faults in the sources one by one and reports the ones that no test detects.
///
/// All faults are built at once, and a number in a file enables one of them. A separate build for
/// each fault would take hours, and an environment variable would not reach the programs that tests
/// start with an empty environment.
@main struct Faults {
  private static let usage = """
    Faults SEED COUNT [N:REGEX]...     tests COUNT random faults, N of them in files whose path matches REGEX

    Run it in the repository. It works on a clone of HEAD in .build/faults, and continues an interrupted run.
    Faults listed in Tools/Faults/ignored are skipped.
    """
  private let folder = FileManager.default.currentDirectoryPath + "/.build/faults"
  private var seed: UInt64 = 0
  private var quotas: [(count: Int, pattern: Regex<AnyRegexOutput>)] = []
  /// The rows of the report, each with a fault, the verdict, the test that detected the fault, and
  /// the time in seconds.
  private var rows: [[String]] = []
  private var file = ""
  private var log: String { folder + "/test.log" }
  private var base: [String]? { rows.first { $0[1] == "no fault" } }

  static func main() throws {
    let words = CommandLine.arguments.dropFirst().map { $0.split(separator: ":", maxSplits: 1) }
    guard words.count >= 2, let seed = UInt64(words[0][0]), let count = Int(words[1][0]) else {
      stop(usage)
    }
    var faults = Faults()
    faults.seed = seed
    faults.quotas = try words.dropFirst(2).map {
      guard $0.count == 2, let number = Int($0[0]) else { stop(usage) }
      return (number, try Regex(String($0[1])))
    }
    faults.quotas.append((count - faults.quotas.map(\.count).reduce(0, +), try Regex("")))
    try faults.run()
  }

  private mutating func run() throws {
    let tree = folder + "/tree"
    shell("mkdir -p '\(folder)'; [ -d '\(tree)' ] || git clone -q --no-checkout . '\(tree)'")
    _ = FileManager.default.changeCurrentDirectoryPath(tree)
    shell("git fetch -q origin HEAD; git checkout -q --force --detach FETCH_HEAD; git clean -fdq")
    file = "\(folder)/\(shell("git rev-parse --short=12 HEAD"))-\(seed).tsv"
    rows = lines(of: file).map { $0.components(separatedBy: "\t") }
    let drawn = try build()
    // Restore the sources, because some tests read them.
    shell("git checkout -q --force HEAD; git clean -fdq")
    if base == nil {
      let found = try attempt(0, "", limit: 7200)
      if found.verdict != "missed" { stop("The tests end early without a fault: see \(log)") }
      let failed = Set(lines(of: log).compactMap(failedTest)).sorted().joined(separator: "|")
      try record(["-", "no fault", failed, found.seconds])
    }
    for (index, fault) in drawn.enumerated() where row(of: fault) == nil {
      let nearest = "--filter '^\(nearestTests(fault.file))\\.'"
      var found = try attempt(index + 1, nearest, limit: 300)
      if found.verdict == "missed" {
        found = try attempt(index + 1, "", limit: 900 + 2 * (Double(base?[3] ?? "") ?? 0))
      }
      try record([fault.id, found.verdict, found.test, found.seconds])
    }
    report(drawn)
  }

  /// Picks a random kind of fault, and then a random fault of that kind, so that frequent kinds do
  /// not displace rare ones.
  private func draw() -> [Fault] {
    let ignored = lines(of: "Tools/Faults/ignored")
    // Exclude test support and code that is not part of the program.
    let files = shell(
      "git ls-files 'Sources/*.swift' | grep -vE '/(Template|Testing)/'")
    let all = files.components(separatedBy: "\n")
      .flatMap { Fault.all(in: shell("git show HEAD:'\($0)'"), of: $0) }
      .filter { !ignored.contains($0.id) && row(of: $0)?[1] != "refused" }
    let kinds = Dictionary(grouping: all, by: \.kind).sorted { $0.key < $1.key }.map(\.value)
    var state = seed
    func random<Element>(_ values: [Element]) -> Element {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return values[Int(state >> 33) % values.count]
    }
    var quotas = quotas
    var drawn: [Fault] = []
    for _ in 0..<1_000_000 where quotas.contains(where: { $0.count > 0 }) {
      let fault = random(random(kinds))
      let quota = quotas.firstIndex { $0.count > 0 && fault.file.contains($0.pattern) }
      // Two faults in one line would overwrite each other.
      let isTaken = drawn.contains { $0.file == fault.file && $0.line == fault.line }
      guard let quota, !isTaken else { continue }
      quotas[quota].count -= 1
      drawn.append(fault)
    }
    return drawn
  }

  // MARK: The build

  /// Builds the selected faults, replacing those that do not compile.
  private mutating func build() throws -> [Fault] {
    while true {
      let drawn = draw()
      if lines(of: "../built") == drawn.map(\.id) { return drawn }
      try insert(drawn)
      // Build the program first, because this finds most compile errors in less time.
      let build = "swift build --product movies-cli && swift build --build-tests"
      if shell("(\(build)) >../build.log 2>&1 && echo built || true") == "built" {
        try save(drawn.map { $0.id + "\n" }.joined(), to: "../built")
        return drawn
      }
      var refused: Set<String> = []
      for line in lines(of: "../build.log") {
        guard let error = line.firstMatch(of: #/tree/(Sources/[^:]+):(\d+):\d+: error: /#),
          let line = Int(error.2)
        else { continue }
        let faults = drawn.filter { $0.file == error.1 }
        let nearest = faults.min { abs($0.line - line) < abs($1.line - line) }
        if let nearest { refused.insert(nearest.id) }
      }
      if refused.isEmpty { stop("The build fails, and not by a fault: see \(folder)/build.log") }
      for id in refused { try record([id, "refused", "", "0"]) }
    }
  }

  private func insert(_ drawn: [Fault]) throws {
    for (file, faults) in Dictionary(grouping: drawn.enumerated(), by: \.element.file) {
      var text = shell("git show HEAD:'\(file)'").components(separatedBy: "\n")
      for (index, fault) in faults {
        text[fault.line - 1] = fault.guarded.replacing("(@)", with: "(\(index + 1))")
      }
      // Append the import, so that line numbers in the compiler's errors stay valid.
      try save((text + ["import CFault", ""]).joined(separator: "\n"), to: file)
    }
    let changed = Set(drawn.map(\.file) + ["Package.swift"])
    for file in shell("git diff --name-only").components(separatedBy: "\n")
    where !file.isEmpty && !changed.contains(file) { shell("git checkout -q HEAD -- '\(file)'") }
    shell("mkdir -p Sources/CFault/include")
    try save("_Bool faultIsActive(int);\n", to: "Sources/CFault/include/CFault.h")
    // Read the file before `main`, because a descriptor or a thread may not be available later.
    let code = """
      #include <stdio.h>
      static int active;
      __attribute__((constructor)) static void findFault(void) {
        FILE *file = fopen("\(folder)/active", "r");
        if (!file) return;
        if (fscanf(file, "%d", &active) != 1) active = 0;
        fclose(file);
      }
      _Bool faultIsActive(int number) { return number == active; }

      """
    try save(code, to: "Sources/CFault/CFault.c")
    let manifest = """

      for target in package.targets
      where (target.path ?? "Sources/").hasPrefix("Sources/") && target.type != .plugin
        && !target.name.hasPrefix("C")
      { target.dependencies.append("CFault") }
      package.targets.append(.target(name: "CFault"))

      """
    try save(shell("git show HEAD:Package.swift") + manifest, to: "Package.swift")
  }

  // MARK: The runs

  /// Returns the test target named after the file's folders, or the test targets of all screens if
  /// there is no such target.
  private func nearestTests(_ file: String) -> String {
    let folders = file.split(separator: "/").dropFirst().dropLast()
    let names = (1...max(1, folders.count)).map { folders.prefix($0).joined() + "Tests" }
    let manifest = shell("cat Package.swift")
    return names.last { manifest.contains("\"\($0)\"") }
      ?? "(ListOfMovies|MovieDetail|PersonDetail|LoginModule)Tests"
  }

  /// Runs tests with a fault until the first failure.
  private func attempt(_ number: Int, _ filter: String, limit: Double) throws -> (
    verdict: String, test: String, seconds: String
  ) {
    let known = base?[2].components(separatedBy: "|") ?? []
    try save("\(number)", to: "../active")
    // Use a separate process group, so that programs started by tests can be ended, too.
    let process = bash(
      """
      exec 2>/dev/null; set -m
      export TMPDIR=/tmp/faults-$PPID SWIFT_BACKTRACE=enable=no; mkdir -p $TMPDIR
      swift test --skip-build \(filter) >'\(log)' 2>&1 & trap 'kill -KILL -- -$!' TERM
      wait $!; status=$?; rm -rf $TMPDIR; exit $status
      """)
    let start = Date()
    var seconds: Double { Date().timeIntervalSince(start) }
    var found: (verdict: String, test: String)?
    try process.run()
    while found == nil {
      usleep(500_000)
      let isOver = !process.isRunning
      let lines = lines(of: log)
      let failed = lines.compactMap(failedTest).first { !known.contains($0) }
      if let failed, number > 0 {
        found = ("noticed", failed)
      } else if let crash = lines.first(where: { $0.contains(#/Fatal error: |unexpected signal/#) })
      {
        found = ("crashed", crash)
      } else if isOver {
        let hasEnded = lines.contains { $0.contains("Test run with") }
        found = hasEnded ? ("missed", "") : ("crashed", "status \(process.terminationStatus)")
      } else if seconds > limit {
        found = ("hung", "")
      }
    }
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    return (found?.verdict ?? "", found?.test ?? "", "\(Int(seconds))")
  }

  private func failedTest(_ line: String) -> String? {
    line.firstMatch(of: #/Test (.+?) recorded an issue/#).map { String($0.1) }
  }

  // MARK: The report

  private func row(of fault: Fault) -> [String]? { rows.last { $0[0] == fault.id } }

  private mutating func record(_ row: [String]) throws {
    rows.append(row.map { $0.replacing("\t", with: " ") })
    try save(rows.map { $0.joined(separator: "\t") + "\n" }.joined(), to: file)
    say(row.joined(separator: " | "))
  }

  private func report(_ drawn: [Fault]) {
    say("\n| fault | verdict | noticed by | seconds |\n|---|---|---|---|")
    for fault in drawn { say("| \((row(of: fault) ?? []).joined(separator: " | ")) |") }
    let missed = drawn.filter { row(of: $0)?[1] == "missed" }
    for fault in missed { say("\n\(fault.id)\n\(fault.changed)") }
    say("\n\(drawn.count - missed.count) of \(drawn.count) were noticed.")
  }
}

// MARK: - Files and commands

private func bash(_ command: String) -> Process {
  let process = Process()
  process.executableURL = URL(filePath: "/bin/bash")
  process.arguments = ["-c", command]
  process.standardInput = FileHandle.nullDevice
  return process
}

/// Returns the output of a command.
@discardableResult private func shell(_ command: String) -> String {
  let (process, pipe) = (bash("set -e; " + command), Pipe())
  process.standardOutput = pipe
  do { try process.run() } catch { stop("\(error)") }
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  if process.terminationStatus != 0 { stop("This failed: \(command)") }
  return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
}

private func lines(of file: String) -> [String] {
  let data = FileManager.default.contents(atPath: file) ?? Data()
  return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
}

private func save(_ text: String, to file: String) throws {
  if FileManager.default.contents(atPath: file) == Data(text.utf8) { return }
  try text.write(toFile: file, atomically: true, encoding: .utf8)
}

private func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

private func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(1)
}
