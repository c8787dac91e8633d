/// Which room needs which.
struct RoomGraph {
  /// The first step from each room to each other.
  private var steps: [String: [String: RoomStep]] = [:]

  init(_ steps: [RoomStep]) {
    for step in steps {
      let first = self.steps[step.from]?[step.to]
      if first.map(step.isBefore) ?? true { self.steps[step.from, default: [:]][step.to] = step }
    }
  }

  /// The first steps between rooms that lead back to where they begin.
  var stepsInCircles: [RoomStep] {
    steps.values.flatMap(\.values).filter { reachable(from: $0.to).contains($0.from) }
      .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  /// The rooms that a room needs, directly or through others.
  private func reachable(from room: String) -> Set<String> {
    var found: Set<String> = []
    var next = [room]
    while let room = next.popLast() {
      for neighbor in (steps[room] ?? [:]).keys where found.insert(neighbor).inserted {
        next.append(neighbor)
      }
    }
    return found
  }
}
