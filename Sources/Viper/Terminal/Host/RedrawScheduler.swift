/// Schedules frames: one after keys that arrive together, or soon after any other change.
@MainActor
package final class RedrawScheduler {
  /// The time between two frames that are not caused by keys.
  private static let interval = Duration.milliseconds(16)

  var onFrame: (@MainActor () -> Void)?
  /// Whether each change is drawn at once, so that the same changes always cause the same frames.
  package var drawsEachChange = false
  private let clock: any Clock<Duration>
  private var hasStarted = false
  private var isInBatch = false
  private var isDirty = false
  private var isDrawing = false
  private var task: Task<Void, Never>?

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// Draws a frame immediately; none is drawn before the first call.
  func start() {
    hasStarted = true
    draw()
  }

  func schedule() {
    isDirty = true
    guard hasStarted, !isInBatch, task == nil else { return }
    guard !drawsEachChange else { return isDrawing ? () : draw() }
    task = Task { [weak self, clock] in
      while let self, isDirty {
        draw()
        try? await clock.sleep(for: Self.interval)
      }
      self?.task = nil
    }
  }

  /// Handles keys, and draws one frame for all changes.
  func batch(_ handle: () -> Void) {
    isInBatch = true
    handle()
    isInBatch = false
    if isDirty { draw() }
  }

  /// Draws a frame if one is needed, without waiting for its time.
  package func drawNow() {
    batch {}
  }

  private func draw() {
    guard hasStarted else { return }
    (isDirty, isDrawing) = (false, true)
    onFrame?()
    isDrawing = false
  }
}
