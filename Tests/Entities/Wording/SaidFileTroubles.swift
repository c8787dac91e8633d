import MovieEntities

/// What is said of files, in English: message and advice.
enum FileErrorSentences {
  typealias Row = (trouble: FileError, english: [String])

  static let all: [Row] = [
    (
      FileError(.session, .write, folder: "", reason: .noFolder),
      ["The session cannot be kept: HOME is not set.", "Set HOME, or XDG_STATE_HOME."]
    ),
    (
      FileError(.session, .write, folder: "/f", file: "s", reason: .system("Permission denied")),
      [
        "The session cannot be kept in /f: Permission denied.",
        "Check the free space and the permissions of the folder, or set XDG_STATE_HOME to another one.",
      ]
    ),
    (
      FileError(.session, .remove, folder: "/f", file: "s", reason: .system("Permission denied")),
      ["The session in /f cannot be removed: Permission denied.", ""]
    ),
    (
      FileError(.session, .read, folder: "/f", reason: .system("Permission denied")),
      [
        "The sessions in /f cannot be read: Permission denied.",
        "Check the permissions of the folder, or set XDG_STATE_HOME to another one.",
      ]
    ),
    (
      FileError(.session, .read, folder: "/f", file: "s", reason: .system("Permission denied")),
      [
        "The session in /f/s cannot be read: Permission denied.",
        "Log in again, or remove the file.",
      ]
    ),
    (
      FileError(.session, .read, folder: "/f", file: "s", reason: .damaged),
      ["The session in /f/s cannot be read: it is damaged.", "Log in again, or remove the file."]
    ),
    (
      FileError(.marks, .write, folder: "", reason: .noFolder),
      [
        "Favorites, watchlist and ratings cannot be kept: HOME is not set.",
        "Set HOME, or XDG_STATE_HOME.",
      ]
    ),
    (
      FileError(.marks, .write, folder: "/f", file: "m", reason: .system("Permission denied")),
      [
        "Favorites, watchlist and ratings cannot be kept in /f: Permission denied.",
        "Check the free space and the permissions of the folder, or set XDG_STATE_HOME to another one.",
      ]
    ),
    (
      FileError(.marks, .write, folder: "/f", file: "m.lock", reason: .locked),
      [
        "Another program has locked /f/m.lock.",
        "Quit that program and try again.",
      ]
    ),
    (
      FileError(.session, .read, folder: "/f", file: "s", reason: .otherOwner),
      [
        "The folder /f is not used: it belongs to another user.",
        "Set XDG_STATE_HOME to a folder of your own.",
      ]
    ),
    (
      FileError(.marks, .write, folder: "/f", file: "m", reason: .writableByOthers),
      [
        "The folder /f is not used: other users can write in it.",
        "Check what is in it and remove their permission with 'chmod go-w', or set XDG_STATE_HOME to another folder.",
      ]
    ),
    (
      FileError(.marks, .read, folder: "/f", file: "m", reason: .system("Permission denied")),
      [
        "The favorites, watchlist and ratings in /f/m cannot be read: Permission denied.",
        "Check the permissions of the file, or set XDG_STATE_HOME to another folder.",
      ]
    ),
    (
      FileError(.marks, .read, folder: "/f", file: "m", reason: .damaged),
      [
        "The favorites, watchlist and ratings in /f/m are damaged.",
        "Move the file away, or set XDG_STATE_HOME to another folder.",
      ]
    ),
  ]
}
