import MovieEntities
import ViperLocalization

/// The sentences for files that cannot be read, written or removed.
extension ErrorSentences {
  func text(for error: FileError) -> ErrorText {
    let folder = error.folder
    switch (error.reason, error.subject) {
    case (.locked, _):
      return (
        localizer("Another program has locked \(folder)/\(error.file ?? "")."),
        localizer("Quit that program and try again.")
      )
    case (.otherOwner, _):
      return (
        localizer("Folder \(folder) belongs to another user."),
        localizer("Set XDG_STATE_HOME to a folder you own.")
      )
    case (.writableByOthers, _):
      return (
        localizer("Other users can write to folder \(folder)."),
        localizer(
          "Check its contents and run 'chmod go-w' on it, or set XDG_STATE_HOME to another folder.")
      )
    case (_, .session): return session(error)
    case (_, .marks): return marks(error)
    }
  }

  private func session(_ error: FileError) -> ErrorText {
    let (folder, reason) = (error.folder, error.reasonText)
    switch error.operation {
    case .write:
      return error.reason == .noFolder
        ? (localizer("Cannot save the session: HOME is not set."), homeAdvice)
        : (localizer("Cannot save the session in \(folder): \(reason)."), roomAdvice)
    case .remove: return (localizer("Cannot remove the session in \(folder): \(reason)."), "")
    case .read:
      guard let file = error.file else {
        return (
          localizer("Cannot read the sessions in \(folder): \(reason)."),
          localizer("Check the permissions of the folder, or set XDG_STATE_HOME to another one.")
        )
      }
      return (
        error.reason == .damaged
          ? localizer("The session in \(folder)/\(file) is damaged.")
          : localizer("Cannot read the session in \(folder)/\(file): \(reason)."),
        localizer("Log in again, or remove the file.")
      )
    }
  }

  private func marks(_ error: FileError) -> ErrorText {
    let (folder, file, reason) = (error.folder, error.file ?? "", error.reasonText)
    switch error.operation {
    case .write, .remove:
      return error.reason == .noFolder
        ? (
          localizer("Cannot save favorites, watchlist and ratings: HOME is not set."), homeAdvice
        )
        : (
          localizer("Cannot save favorites, watchlist and ratings in \(folder): \(reason)."),
          roomAdvice
        )
    case .read where error.reason == .damaged:
      return (
        localizer("The favorites, watchlist and ratings in \(folder)/\(file) are damaged."),
        localizer("Move the file, or set XDG_STATE_HOME to another folder.")
      )
    case .read:
      return (
        localizer(
          "Cannot read favorites, watchlist and ratings in \(folder)/\(file): \(reason)."),
        localizer("Check the permissions of the file, or set XDG_STATE_HOME to another folder.")
      )
    }
  }

  private var homeAdvice: String { localizer("Set HOME or XDG_STATE_HOME.") }

  private var roomAdvice: String {
    localizer(
      "Check the free space and the permissions of the folder, or set XDG_STATE_HOME to another one."
    )
  }
}

extension FileError {
  /// The system's message, which is always English, or an English word for any other reason.
  fileprivate var reasonText: String {
    switch reason {
    case .noFolder: "no folder"
    case .system(let text): text
    case .locked: "locked"
    case .damaged: "damaged"
    case .otherOwner: "it belongs to another user"
    case .writableByOthers: "other users can write to it"
    }
  }
}
