import Foundation
import MovieEntities
import MovieTMDB
import Synchronization
import Viper
import ViperLocalization
import ViperTesting

@testable import MoviesCLI
@testable import ViperCommandLine

/// A progress mark on a manual clock, with a service that responds when the test lets it.
final class ProgressRig: Sendable {
  let clock = ManualClock()
  let mark: ProgressMark
  let progress: RequestProgress
  let wall: WallClock
  private let events: Events

  init() {
    wall = WallClock(secondsSince1970: 0, on: clock)
    let events = Events()
    self.events = events
    mark = ProgressMark(columns: { 80 }) { text in
      let isErased = text == ProgressMark.eraser
      events.add(isErased ? "erase" : text.replacing(ProgressMark.eraser, with: "now "))
    }
    progress = RequestProgress(mark, localizer: .english)
  }

  /// All events, in order.
  var happened: [String] { events.all }

  /// Waits for an event, which may have happened already.
  func wait(for event: String) async {
    for await next in events.stream where next == event { return }
  }

  func note(_ event: String) {
    events.add(event)
  }

  /// Sends a request to a service that waits at a gate, and records the outcome.
  func send(_ gate: Gate, name: String = "answer", fails: Bool = false) async {
    let base = GatedTransport(gate: gate, fails: fails)
    let transport = ProgressTransport(base: base, progress: progress, clock: wall)
    do throws(MovieError) {
      _ = try await transport.response(to: .get("/movie/1"))
      note(name)
    } catch {
      note(error.code.rawValue)
    }
  }

  /// Advances the clock, and returns once the sleepers sleep again.
  func pass(_ milliseconds: Int64, sleepers: Int = 1) async {
    await clock.sleepers(sleepers)
    clock.advance(by: .milliseconds(milliseconds))
    await clock.sleepers(sleepers)
  }

  private final class Events: Sendable {
    let stream: AsyncStream<String>
    private let tell: AsyncStream<String>.Continuation
    private let list = Mutex<[String]>([])

    init() {
      (stream, tell) = AsyncStream.makeStream()
    }

    var all: [String] { list.withLock { $0 } }

    func add(_ event: String) {
      list.withLock { $0.append(event) }
      tell.yield(event)
    }
  }
}

/// Responds only once its gate is open, even if the request was canceled.
private struct GatedTransport: Transport {
  let baseURL = "https://tmdb.test/3"
  let gate: Gate
  let fails: Bool

  func response(to request: Request) async throws(MovieError) -> Response {
    await gate.pass(ignoringCancellation: true)
    if Task.isCancelled { throw .cancelled }
    if fails { throw .network(.connectionLost) }
    return Response(status: 200, body: Data())
  }
}
