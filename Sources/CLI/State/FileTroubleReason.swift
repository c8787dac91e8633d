import MovieEntities
import ViperPlatform

extension FileTrouble.Reason {
  init(_ problem: FileProblem) {
    self =
      switch problem.distrust {
      case .otherOwner: .otherOwner
      case .writableByOthers: .writableByOthers
      case nil: .system(problem.reason)
      }
  }
}
