import MovieEntities
import ViperCommandLine
import ViperEssentials
import ViperPlatform
import ViperText

/// The files of one kind in the folder of the program's state, which the environment may not have.
struct StateFolder {
  private let subject: FileTrouble.Subject
  /// The size limit of a file, in bytes.
  private let limit: Int
  let folder: PrivateFolder?

  init(_ environment: Environment, _ subject: FileTrouble.Subject, limit: Int) {
    self.subject = subject
    self.limit = limit
    folder = environment.stateFolder.map { PrivateFolder($0) }
  }

  /// Returns the content of a file, which is left as it is if it is damaged; `nil` if there is none.
  func read<Value: Decodable>(
    _ file: String, as type: Value.Type = Value.self
  ) throws(MovieError) -> Value? {
    do {
      guard let bytes = try folder?.read(file, limit: limit) else { return nil }
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch let problem as FileProblem where !problem.isNoFile {
      if problem.isMissing { return nil }
      throw error(.read, file, FileTrouble.Reason(problem), problem)
    } catch {
      throw self.error(.read, file, .damaged, error)
    }
  }

  func change<Outcome>(
    _ act: FileTrouble.Act, _ file: String,
    _ change: (PrivateFolder) throws(FileProblem) -> Outcome
  ) throws(MovieError) -> Outcome {
    guard let folder else { throw error(act, nil, .noFolder) }
    do throws(FileProblem) {
      return try change(folder)
    } catch {
      throw self.error(act, file, FileTrouble.Reason(error), error)
    }
  }

  /// Returns the error for a failure with a file, or with the folder if the file is `nil`.
  func error(
    _ act: FileTrouble.Act, _ file: String?, _ reason: FileTrouble.Reason,
    _ cause: (any Error)? = nil
  ) -> MovieError {
    let path = folder?.path.text ?? ""
    return MovieError(
      .file(FileTrouble(subject, act, folder: path, file: file, reason: reason)), cause: cause)
  }
}

extension PrivateFolder {
  func write(_ value: some Encodable, isPretty: Bool, to file: String) throws(FileProblem) {
    try write(Array((JSONText.encode(value, isPretty: isPretty) + "\n").utf8), to: file)
  }

  /// Removes the drafts that killed processes left, whose names begin with a prefix.
  func removeDrafts(_ prefix: String) throws(FileProblem) {
    for entry in try entries() where entry.name.hasPrefix(prefix) { try remove(entry.name) }
  }
}

extension FileTrouble.Reason {
  init(_ problem: FileProblem) {
    self =
      switch problem.distrust {
      case .otherOwner: .otherOwner
      case .writableByOthers: .writableByOthers
      case nil: problem.isHeld ? .locked : .system(problem.reason)
      }
  }
}
