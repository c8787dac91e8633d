/// The rooms of a target: its folders, and its files that are in none.
///
/// A room that needs another is above it. If the other needs it too, by whatever way, neither can be
/// read, tested or moved alone. Between the files of a target there are no imports, so the check
/// looks for the types that each room declares and names. Targets need no such check: SwiftPM builds
/// none that depend on each other.
///
/// ```swift
/// @Test("The folders of the app do not need each other in a circle")
/// func rooms() throws {
///   let sources = try SourceTree.ofThisPackage()
///   #expect(Rooms(of: "App").findings(in: sources) == [])
/// }
/// ```
public struct Rooms: Sendable {
  /// The path of the target's folder below that of the sources.
  public var folder: String

  /// Creates a check.
  ///
  /// - Parameter folder: The path of the target's folder below that of the sources.
  public init(of folder: String) {
    self.folder = folder.split(separator: "/").joined(separator: "/")
  }

  /// Looks for rooms that need each other.
  ///
  /// - Parameter sources: The files.
  /// - Returns: A finding for each step of each circle, at the first line that takes it, and one if
  ///   the folder does not have two rooms.
  public func findings(in sources: SourceTree) -> [Finding] {
    let files = sources.files(below: folder).map { file in
      (file: file, room: room(of: file), types: TypeReferences(file.tokens))
    }
    guard Set(files.map(\.room)).count > 1 else {
      return [
        Finding(
          file: folder,
          message: "This folder does not have two rooms to compare. Name a folder that has folders "
            + "or files.")
      ]
    }
    var homes: [String: Set<String>] = [:]
    for file in files {
      for type in file.types.declared { homes[type, default: []].insert(file.room) }
    }
    let steps = files.flatMap { file in
      Self.steps(of: file.types, from: file.room, in: file.file.path, homes: homes)
    }
    return findings(RoomGraph(steps))
  }

  /// The first step of a path below the folder.
  private func room(of file: SourceFile) -> String {
    let rest = file.path.dropFirst(folder.count + 1)
    return rest.split(separator: "/").first.map(String.init) ?? ""
  }

  private static func steps(
    of types: TypeReferences, from room: String, in path: String, homes: [String: Set<String>]
  ) -> [RoomStep] {
    types.named.filter { !types.own.contains($0.key) }.flatMap { name, line in
      let rooms = homes[name] ?? []
      return rooms.contains(room)
        ? [] : rooms.map { RoomStep(from: room, to: $0, type: name, file: path, line: line) }
    }
  }

  private func findings(_ graph: RoomGraph) -> [Finding] {
    graph.stepsInCircles.map { step in
      Finding(
        file: step.file, line: step.line,
        message: "\(step.from) needs \(step.to) for \(step.type), and \(step.to) leads back to "
          + "\(step.from). Move one of the types, or put a protocol between them.")
    }
  }
}
