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
        localizer("The folder \(folder) is not used: it belongs to another user."),
        localizer("Set XDG_STATE_HOME to a folder of your own.")
      )
    case (.writableByOthers, _):
      return (
        localizer("The folder \(folder) is not used: other users can write in it."),
        localizer(
          """
          Check what is in it and remove their permission with 'chmod go-w', or set \
          XDG_STATE_HOME to another folder.
          """)
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
        ? (localizer("The session cannot be kept: HOME is not set."), homeAdvice)
        : (localizer("The session cannot be kept in \(folder): \(reason)."), roomAdvice)
    case .remove: return (localizer("The session in \(folder) cannot be removed: \(reason)."), "")
    case .read:
      guard let file = error.file else {
        return (
          localizer("The sessions in \(folder) cannot be read: \(reason)."),
          localizer("Check the permissions of the folder, or set XDG_STATE_HOME to another one.")
        )
      }
      return (
        error.reason == .damaged
          ? localizer("The session in \(folder)/\(file) cannot be read: it is damaged.")
          : localizer("The session in \(folder)/\(file) cannot be read: \(reason)."),
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
          localizer("Favorites, watchlist and ratings cannot be kept: HOME is not set."), homeAdvice
        )
        : (
          localizer("Favorites, watchlist and ratings cannot be kept in \(folder): \(reason)."),
          roomAdvice
        )
    case .read where error.reason == .damaged:
      return (
        localizer("The favorites, watchlist and ratings in \(folder)/\(file) are damaged."),
        localizer("Move the file away, or set XDG_STATE_HOME to another folder.")
      )
    case .read:
      return (
        localizer(
          "The favorites, watchlist and ratings in \(folder)/\(file) cannot be read: \(reason)."),
        localizer("Check the permissions of the file, or set XDG_STATE_HOME to another folder.")
      )
    }
  }

  private var homeAdvice: String { localizer("Set HOME, or XDG_STATE_HOME.") }

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
    case .writableByOthers: "other users can write in it"
    }
  }
}
