import Entities

/// What is said of files, in English and in Spanish: message and advice.
enum SaidFileTroubles {
  typealias Row = (trouble: FileTrouble, english: [String], spanish: [String])

  static let all: [Row] = [
    (
      FileTrouble(.session, .write, folder: "", reason: .noFolder),
      ["The session cannot be kept: HOME is not set.", "Set HOME, or XDG_STATE_HOME."],
      ["No se puede guardar la sesión: HOME no está definida.", "Define HOME, o XDG_STATE_HOME."]
    ),
    (
      FileTrouble(.session, .write, folder: "/f", file: "s", reason: .system("Permission denied")),
      [
        "The session cannot be kept in /f: Permission denied.",
        "Make room or give access there, or set XDG_STATE_HOME to another folder.",
      ],
      [
        "No se puede guardar la sesión en /f: Permission denied.",
        "Haz sitio o da acceso allí, o define XDG_STATE_HOME con otra carpeta.",
      ]
    ),
    (
      FileTrouble(.session, .remove, folder: "/f", file: "s", reason: .system("Permission denied")),
      ["The session in /f cannot be removed: Permission denied.", ""],
      ["No se puede borrar la sesión de /f: Permission denied.", ""]
    ),
    (
      FileTrouble(.session, .read, folder: "/f", reason: .system("Permission denied")),
      [
        "The sessions in /f cannot be read: Permission denied.",
        "Give access there, or set XDG_STATE_HOME to another folder.",
      ],
      [
        "Las sesiones de /f no se pueden leer: Permission denied.",
        "Da acceso a ella o pon otra carpeta en XDG_STATE_HOME.",
      ]
    ),
    (
      FileTrouble(.session, .read, folder: "/f", file: "s", reason: .system("Permission denied")),
      [
        "The session in /f/s cannot be read: Permission denied.",
        "Log in again, or remove the file.",
      ],
      [
        "No se puede leer la sesión de /f/s: Permission denied.",
        "Inicia sesión de nuevo, o borra el archivo.",
      ]
    ),
    (
      FileTrouble(.session, .read, folder: "/f", file: "s", reason: .damaged),
      ["The session in /f/s cannot be read: it is damaged.", "Log in again, or remove the file."],
      [
        "No se puede leer la sesión de /f/s: está dañada.",
        "Inicia sesión de nuevo, o borra el archivo.",
      ]
    ),
    (
      FileTrouble(.marks, .write, folder: "", reason: .noFolder),
      [
        "Favorites, watchlist and ratings cannot be kept: HOME is not set.",
        "Set HOME, or XDG_STATE_HOME.",
      ],
      [
        "Las favoritas, los pendientes y las puntuaciones no se pueden guardar: HOME no está definida.",
        "Define HOME, o XDG_STATE_HOME.",
      ]
    ),
    (
      FileTrouble(.marks, .write, folder: "/f", file: "m", reason: .system("Permission denied")),
      [
        "Favorites, watchlist and ratings cannot be kept in /f: Permission denied.",
        "Make room or give access there, or set XDG_STATE_HOME to another folder.",
      ],
      [
        "Las favoritas, los pendientes y las puntuaciones no se pueden guardar en /f: Permission denied.",
        "Haz sitio o da acceso allí, o define XDG_STATE_HOME con otra carpeta.",
      ]
    ),
    (
      FileTrouble(.marks, .write, folder: "/f", file: "m.lock", reason: .locked),
      [
        "Another program holds /f/m.lock, and does not let go of it.",
        "End that program, and try again.",
      ],
      [
        "Otro programa retiene /f/m.lock y no lo suelta.",
        "Cierra ese programa y vuelve a intentarlo.",
      ]
    ),
    (
      FileTrouble(.marks, .read, folder: "/f", file: "m", reason: .system("Permission denied")),
      [
        "The favorites, watchlist and ratings in /f/m cannot be read: Permission denied.",
        "Give access to the file, or set XDG_STATE_HOME to another folder.",
      ],
      [
        "Las favoritas, los pendientes y las puntuaciones de /f/m no se pueden leer: Permission denied.",
        "Da acceso al archivo o pon otra carpeta en XDG_STATE_HOME.",
      ]
    ),
    (
      FileTrouble(.marks, .setAside, folder: "/f", file: "m", reason: .system("Permission denied")),
      [
        "The favorites, watchlist and ratings in /f/m are damaged, and cannot be set aside: Permission denied.",
        "Move the file away, or set XDG_STATE_HOME to another folder.",
      ],
      [
        "Las favoritas, los pendientes y las puntuaciones de /f/m están dañados y no se pueden apartar: Permission denied.",
        "Mueve el archivo o pon otra carpeta en XDG_STATE_HOME.",
      ]
    ),
    (
      FileTrouble(.marks, .setAside, folder: "/f", file: "m", reason: .damaged, setAsideAs: "a"),
      [
        "The favorites, watchlist and ratings in /f/m are damaged; they were set aside as /f/a.",
        "Try again: the account begins anew.",
      ],
      [
        "Las favoritas, los pendientes y las puntuaciones de /f/m están dañados; se apartaron como /f/a.",
        "Vuelve a intentarlo: la cuenta empieza de nuevo.",
      ]
    ),
  ]
}
