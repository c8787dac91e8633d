import MovieEntities

/// What is said of files, in English: message and advice.
enum SaidFileTroubles {
  typealias Row = (trouble: FileTrouble, english: [String])

  static let all: [Row] = [
    (
      FileTrouble(.session, .write, folder: "", reason: .noFolder),
      ["The session cannot be kept: HOME is not set.", "Set HOME, or XDG_STATE_HOME."]
    ),
    (
      FileTrouble(.session, .write, folder: "/f", file: "s", reason: .system("Permission denied")),
      [
        "The session cannot be kept in /f: Permission denied.",
        "Check the free space and the permissions of the folder, or set XDG_STATE_HOME to another one.",
      ]
    ),
    (
      FileTrouble(.session, .remove, folder: "/f", file: "s", reason: .system("Permission denied")),
      ["The session in /f cannot be removed: Permission denied.", ""]
    ),
    (
      FileTrouble(.session, .read, folder: "/f", reason: .system("Permission denied")),
      [
        "The sessions in /f cannot be read: Permission denied.",
        "Check the permissions of the folder, or set XDG_STATE_HOME to another one.",
      ]
    ),
    (
      FileTrouble(.session, .read, folder: "/f", file: "s", reason: .system("Permission denied")),
      [
        "The session in /f/s cannot be read: Permission denied.",
        "Log in again, or remove the file.",
      ]
    ),
    (
      FileTrouble(.session, .read, folder: "/f", file: "s", reason: .damaged),
      ["The session in /f/s cannot be read: it is damaged.", "Log in again, or remove the file."]
    ),
    (
      FileTrouble(.marks, .write, folder: "", reason: .noFolder),
      [
        "Favorites, watchlist and ratings cannot be kept: HOME is not set.",
        "Set HOME, or XDG_STATE_HOME.",
      ]
    ),
    (
      FileTrouble(.marks, .write, folder: "/f", file: "m", reason: .system("Permission denied")),
      [
        "Favorites, watchlist and ratings cannot be kept in /f: Permission denied.",
        "Check the free space and the permissions of the folder, or set XDG_STATE_HOME to another one.",
      ]
    ),
    (
      FileTrouble(.marks, .write, folder: "/f", file: "m.lock", reason: .locked),
      [
        "Another program has locked /f/m.lock.",
        "Quit that program and try again.",
      ]
    ),
    (
      FileTrouble(.session, .read, folder: "/f", file: "s", reason: .otherOwner),
      [
        "The folder /f is not used: it belongs to another user.",
        "Set XDG_STATE_HOME to a folder of your own.",
      ]
    ),
    (
      FileTrouble(.marks, .write, folder: "/f", file: "m", reason: .writableByOthers),
      [
        "The folder /f is not used: other users can write in it.",
        "Check what is in it and remove their permission with 'chmod go-w', or set XDG_STATE_HOME to another folder.",
      ]
    ),
    (
      FileTrouble(.marks, .read, folder: "/f", file: "m", reason: .system("Permission denied")),
      [
        "The favorites, watchlist and ratings in /f/m cannot be read: Permission denied.",
        "Check the permissions of the file, or set XDG_STATE_HOME to another folder.",
      ]
    ),
    (
      FileTrouble(.marks, .read, folder: "/f", file: "m", reason: .damaged),
      [
        "The favorites, watchlist and ratings in /f/m are damaged.",
        "Move the file away, or set XDG_STATE_HOME to another folder.",
      ]
    ),
  ]
}
