import Entities
import Platform

extension FileTrouble.Reason {
  /// Creates a reason from the problem of a file or a folder.
  init(_ problem: FileProblem) {
    self =
      switch problem.distrust {
      case .otherOwner: .otherOwner
      case .writableByOthers: .writableByOthers
      case nil: .system(problem.reason)
      }
  }
}
