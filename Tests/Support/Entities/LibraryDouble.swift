import MovieEntities
import MovieLibrary
import Synchronization
import ViperTesting

/// A library in memory, which can fail, and which saves when its gate is open.
///
/// The IDs of its events are 1, 2, and so on.
final class LibraryDouble: LibraryStore {
  fileprivate struct State {
    var library = Library()
    var reads = 0
    var failure: MovieError?
  }

  /// The day of all changes.
  static let today = Day(daysSince1970: 20_783)

  private let state = Mutex(State())
  private let gate: Gate?
  /// The library, which this property does not count as read.
  var current: Library { state.withLock { $0.library } }
  /// The names of the events, in order.
  var names: [String] { current.events.map(\.name) }
  /// The number of times that the library was read.
  var reads: Int { state.withLock { $0.reads } }
  /// The error of each save, if any.
  var failure: MovieError? {
    get { state.withLock { $0.failure } }
    set { state.withLock { $0.failure = newValue } }
  }

  /// Creates a library with the events of the given actions.
  init(_ actions: [LibraryEvent.Action] = [], behind gate: Gate? = nil) {
    self.gate = gate
    state.withLock { _ = $0.append(actions) }
  }

  func library() async throws(MovieError) -> Library {
    state.withLock { state in
      state.reads += 1
      return state.library
    }
  }

  func append(
    _ make: @Sendable (Library) -> [LibraryEvent.Action]
  ) async throws(MovieError) -> (library: Library, events: [LibraryEvent]) {
    await gate?.pass()
    // The gate also opens for canceled tasks, which must not save.
    if Task.isCancelled { throw MovieError(.cancelled) }
    return try state.withLock { state throws(MovieError) in
      if let failure = state.failure { throw failure }
      return state.append(make(state.library))
    }
  }
}

extension LibraryDouble.State {
  fileprivate mutating func append(
    _ actions: [LibraryEvent.Action]
  ) -> (library: Library, events: [LibraryEvent]) {
    let first = library.events.count
    for action in actions {
      let id = String(library.events.count + 1)
      library.append([library.event(action, id: id, at: 0, today: LibraryDouble.today)])
    }
    return (library, Array(library.events.dropFirst(first)))
  }
}
