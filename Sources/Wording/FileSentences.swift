import Entities

/// The sentences for files that cannot be read, written, removed or renamed.
extension ErrorSentences {
  func said(_ trouble: FileTrouble) -> Said {
    if trouble.reason == .locked {
      let (folder, file) = (trouble.folder, trouble.file ?? "")
      return (
        localizer("Another program holds \(folder)/\(file), and does not let go of it."),
        localizer("End that program, and try again.")
      )
    }
    return switch trouble.subject {
    case .session: session(trouble)
    case .marks: marks(trouble)
    }
  }

  private func session(_ trouble: FileTrouble) -> Said {
    let (folder, reason) = (trouble.folder, trouble.reasonText)
    switch trouble.act {
    case .write:
      return trouble.reason == .noFolder
        ? (localizer("The session cannot be kept: HOME is not set."), homeAdvice)
        : (localizer("The session cannot be kept in \(folder): \(reason)."), roomAdvice)
    case .remove: return (localizer("The session in \(folder) cannot be removed: \(reason)."), "")
    case .read, .setAside:
      guard let file = trouble.file else {
        return (
          localizer("The sessions in \(folder) cannot be read: \(reason)."),
          localizer("Give access there, or set XDG_STATE_HOME to another folder.")
        )
      }
      return (
        trouble.reason == .damaged
          ? localizer("The session in \(folder)/\(file) cannot be read: it is damaged.")
          : localizer("The session in \(folder)/\(file) cannot be read: \(reason)."),
        localizer("Log in again, or remove the file.")
      )
    }
  }

  private func marks(_ trouble: FileTrouble) -> Said {
    let (folder, file, reason) = (trouble.folder, trouble.file ?? "", trouble.reasonText)
    switch trouble.act {
    case .write, .remove:
      return trouble.reason == .noFolder
        ? (
          localizer("Favorites, watchlist and ratings cannot be kept: HOME is not set."), homeAdvice
        )
        : (
          localizer("Favorites, watchlist and ratings cannot be kept in \(folder): \(reason)."),
          roomAdvice
        )
    case .read:
      return (
        localizer(
          "The favorites, watchlist and ratings in \(folder)/\(file) cannot be read: \(reason)."),
        localizer("Give access to the file, or set XDG_STATE_HOME to another folder.")
      )
    case .setAside:
      return setAside(folder, file, reason, as: trouble.setAsideAs)
    }
  }

  private func setAside(
    _ folder: String, _ file: String, _ reason: String, as name: String?
  ) -> Said {
    guard let name else {
      return (
        localizer(
          """
          The favorites, watchlist and ratings in \(folder)/\(file) are damaged, and cannot be \
          set aside: \(reason).
          """),
        localizer("Move the file away, or set XDG_STATE_HOME to another folder.")
      )
    }
    return (
      localizer(
        """
        The favorites, watchlist and ratings in \(folder)/\(file) are damaged; they were set \
        aside as \(folder)/\(name).
        """),
      localizer("Try again: the account begins anew.")
    )
  }

  private var homeAdvice: String { localizer("Set HOME, or XDG_STATE_HOME.") }

  private var roomAdvice: String {
    localizer("Make room or give access there, or set XDG_STATE_HOME to another folder.")
  }
}

extension FileTrouble {
  /// The system's message, which is always English, or an English word for any other reason.
  fileprivate var reasonText: String {
    switch reason {
    case .noFolder: "no folder"
    case .system(let text): text
    case .locked: "locked"
    case .damaged: "damaged"
    }
  }
}
