import MovieEntities

/// File errors, with their message and advice in English.
enum FileErrorSentences {
  typealias Row = (fileError: FileError, english: [String])

  static let all: [Row] = [
    (
      FileError(.session, .write, folder: "", reason: .noFolder),
      ["Cannot save the session: HOME is not set.", "Set HOME or XDG_STATE_HOME."]
    ),
    (
      FileError(.session, .write, folder: "/f", file: "s", reason: .system("Permission denied")),
      [
        "Cannot save the session in /f: Permission denied.",
        "Check the disk space and the folder's permissions, or set XDG_STATE_HOME to another folder.",
      ]
    ),
    (
      FileError(.session, .remove, folder: "/f", file: "s", reason: .system("Permission denied")),
      ["Cannot remove the session in /f: Permission denied.", ""]
    ),
    (
      FileError(.session, .read, folder: "/f", reason: .system("Permission denied")),
      [
        "Cannot read the sessions in /f: Permission denied.",
        "Check the folder's permissions, or set XDG_STATE_HOME to another folder.",
      ]
    ),
    (
      FileError(.session, .read, folder: "/f", file: "s", reason: .system("Permission denied")),
      [
        "Cannot read the session in /f/s: Permission denied.",
        "Log in again, or remove the file.",
      ]
    ),
    (
      FileError(.session, .read, folder: "/f", file: "s", reason: .damaged),
      ["The session in /f/s is damaged.", "Log in again, or remove the file."]
    ),
    (
      FileError(.marks, .write, folder: "", reason: .noFolder),
      [
        "Cannot save favorites, watchlist and ratings: HOME is not set.",
        "Set HOME or XDG_STATE_HOME.",
      ]
    ),
    (
      FileError(.marks, .write, folder: "/f", file: "m", reason: .system("Permission denied")),
      [
        "Cannot save favorites, watchlist and ratings in /f: Permission denied.",
        "Check the disk space and the folder's permissions, or set XDG_STATE_HOME to another folder.",
      ]
    ),
    (
      FileError(.marks, .write, folder: "/f", file: "m.lock", reason: .locked),
      [
        "Another program has locked /f/m.lock.",
        "Quit the other program and try again.",
      ]
    ),
    (
      FileError(.session, .read, folder: "/f", file: "s", reason: .otherOwner),
      [
        "Folder /f belongs to another user.",
        "Set XDG_STATE_HOME to a folder you own.",
      ]
    ),
    (
      FileError(.library, .read, folder: "/f", file: "l", reason: .damaged),
      [
        "/f/l is not a file, or is larger than 512 MB.",
        "Move it, or set XDG_DATA_HOME to another folder.",
      ]
    ),
    (
      FileError(.library, .read, folder: "/f", file: "l", reason: .otherOwner),
      [
        "Folder /f or a file in it belongs to another user.",
        "Set XDG_DATA_HOME to a folder you own.",
      ]
    ),
    (
      FileError(.marks, .write, folder: "/f", file: "m", reason: .writableByOthers),
      [
        "Other users can write to folder /f.",
        "Check the folder's contents and run 'chmod go-w' on the folder, or set XDG_STATE_HOME to another folder.",
      ]
    ),
    (
      FileError(.marks, .read, folder: "/f", file: "m", reason: .system("Permission denied")),
      [
        "Cannot read favorites, watchlist and ratings in /f/m: Permission denied.",
        "Check the file's permissions, or set XDG_STATE_HOME to another folder.",
      ]
    ),
    (
      FileError(.marks, .read, folder: "/f", file: "m", reason: .damaged),
      [
        "The favorites, watchlist and ratings in /f/m are damaged.",
        "Move the file, or set XDG_STATE_HOME to another folder.",
      ]
    ),
    (
      FileError(.tonight, .write, folder: "", reason: .noFolder),
      ["Cannot save tonight's pick: HOME is not set.", "Set HOME or XDG_STATE_HOME."]
    ),
    (
      FileError(.tonight, .write, folder: "/f", file: "t", reason: .system("Permission denied")),
      [
        "Cannot save tonight's pick in /f: Permission denied.",
        "Check the disk space and the folder's permissions, or set XDG_STATE_HOME to another folder.",
      ]
    ),
  ]
}
