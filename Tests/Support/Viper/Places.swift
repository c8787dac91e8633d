import Foundation
import Synchronization
import Testing

/// Limits the child processes, terminals and servers of all tests; each takes a place.
///
/// Swift Testing starts all tests at once. Without a limit, they would use a thousand descriptors
/// and hundreds of programs, more than a user is usually allowed.
final class Places: Sendable {
  static let shared = Places()
  static let count = 8
  /// The maximum number of open descriptors, including those of the test runner.
  static let descriptorLimit = 200

  private struct State {
    var free = Places.count
    var waiting: [(count: Int, enter: CheckedContinuation<Void, Never>)] = []
    var used = 0
    var peak = (used: 0, descriptors: 0)
  }

  private let state = Mutex(State())

  private init() {
    atexit { Places.shared.printPeaks() }
  }

  /// Waits in line until enough places are free, and takes them all at once, so that no test holds
  /// a place while it waits for another.
  fileprivate func take(_ count: Int) async {
    await withCheckedContinuation { enter in
      let isFree = state.withLock { state in
        guard state.waiting.isEmpty, state.free >= count else {
          state.waiting.append((count, enter))
          return false
        }
        state.free -= count
        return true
      }
      if isFree { enter.resume() }
    }
  }

  fileprivate func giveBack(_ count: Int) {
    let entering = state.withLock { state in
      state.free += count
      var entering: [CheckedContinuation<Void, Never>] = []
      while let first = state.waiting.first, state.free >= first.count {
        state.free -= first.count
        entering.append(state.waiting.removeFirst().enter)
      }
      return entering
    }
    for enter in entering { enter.resume() }
  }

  /// Runs some work with a number of places, and reports anything left running.
  static func with<Value>(
    _ count: Int, report: (String) -> Void = { Issue.record("\($0)") },
    _ work: @concurrent @Sendable () async throws -> Value
  ) async throws -> Value {
    await shared.take(count)
    let grant = Grant(count: count)
    defer { shared.giveBack(count) }
    let value = try await withTaskExecutorPreference(PlacesExecutor.shared) {
      try await Grant.$current.withValue(grant, operation: work)
    }
    if grant.filled > 0 {
      report("\(grant.filled) processes, terminals or servers still running at the end of the test")
    }
    return value
  }

  fileprivate func used(_ change: Int) {
    state.withLock { state in
      state.used += change
      state.peak.used = max(state.peak.used, state.used)
    }
    noteDescriptors()
  }

  /// Counts the open descriptors, and records an issue if there are too many.
  func noteDescriptors() {
    #if canImport(Darwin)
      let folder = "/dev/fd"
    #else
      let folder = "/proc/self/fd"
    #endif
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    // One of them is open to read the folder.
    let count = names.count - 1
    state.withLock { $0.peak.descriptors = max($0.peak.descriptors, count) }
    if count > Self.descriptorLimit {
      Issue.record("\(count) open descriptors (limit: \(Self.descriptorLimit))")
    }
  }

  private static func processorSeconds(of times: (tms) -> (clock_t, clock_t)) -> Int {
    var all = tms()
    _ = Foundation.times(&all)
    let (user, system) = times(all)
    return Int(user + system) / sysconf(Int32(_SC_CLK_TCK))
  }

  private func printPeaks() {
    let peak = state.withLock { $0.peak }
    print(
      "Peak: \(peak.used) of \(Self.count) children, terminals and servers;",
      "\(peak.descriptors) of \(Self.descriptorLimit) descriptors.")
    print(
      "Processor time: \(Self.processorSeconds { ($0.tms_utime, $0.tms_stime) }) s in the tests,",
      "\(Self.processorSeconds { ($0.tms_cutime, $0.tms_cstime) }) s in their children.")
  }
}

/// The places reserved for a test, to be filled by its children, terminals and servers.
final class Grant: Sendable {
  @TaskLocal static var current: Grant?

  private let count: Int
  private let used = Mutex(0)

  fileprivate init(count: Int) {
    self.count = count
  }

  /// How many places are filled.
  fileprivate var filled: Int { used.withLock { $0 } }

  fileprivate func fill() throws {
    try used.withLock { used in
      guard used < count else {
        throw TestError("This test uses more than .places(\(count)). Increase it.")
      }
      used += 1
    }
    Places.shared.used(1)
  }

  fileprivate func empty() {
    used.withLock { $0 -= 1 }
    Places.shared.used(-1)
  }
}

/// A place held by a child, terminal or server until it ends.
final class Place: Sendable {
  private let grant: Mutex<Grant?>

  /// Fills one of the current test's places.
  init() throws {
    guard let current = Grant.current else {
      throw TestError(
        "A test with child processes, terminals or servers needs the trait .places(…).")
    }
    try current.fill()
    grant = Mutex(current)
  }

  deinit { leave() }

  func leave() {
    let left = grant.withLock { grant in
      defer { grant = nil }
      return grant
    }
    left?.empty()
  }
}

/// Reserves places for each test case.
struct PlacesTrait: TestTrait, SuiteTrait, TestScoping {
  let count: Int
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    // A test's own trait overrides its suite's, which has the outer scope.
    guard Grant.current == nil else { return try await function() }
    let count = test.traits.compactMap { $0 as? PlacesTrait }.last?.count ?? count
    try await Places.with(count, function)
  }
}

extension Trait where Self == PlacesTrait {
  /// Reserves places for the children, terminals and servers that each test has at a time.
  static func places(_ count: Int) -> Self { PlacesTrait(count: count) }
}

extension Trait where Self == ConditionTrait {
  /// Runs the test, which takes minutes, only with `MOVIES_LONG=1`, as set by `.ci/long`.
  static var long: Self { .enabled(if: Effort.isLong, "long: run by .ci/long") }
}

/// Whether tests run all of their arguments or only some.
enum Effort {
  static let isLong = ProcessInfo.processInfo.environment["MOVIES_LONG"] != nil

  /// Returns a few evenly spaced arguments, or all of them with `MOVIES_LONG=1`.
  static func some<Argument>(_ few: Int, of all: [Argument]) -> [Argument] {
    isLong || all.count <= few ? all : (0..<few).map { all[$0 * all.count / few] }
  }

  /// Returns the seeds of random sessions: a few, or all of them with `MOVIES_LONG=1`.
  static func seeds(_ few: Int, of all: Int) -> Range<Int> { 0..<(isLong ? all : few) }
}
