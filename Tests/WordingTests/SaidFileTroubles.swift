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
        "Check the free space and the permissions of the folder, or set XDG_STATE_HOME to another one.",
      ],
      [
        "No se puede guardar la sesión en /f: Permission denied.",
        "Comprueba el espacio libre y los permisos de la carpeta, o pon otra en XDG_STATE_HOME.",
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
        "Check the permissions of the folder, or set XDG_STATE_HOME to another one.",
      ],
      [
        "Las sesiones de /f no se pueden leer: Permission denied.",
        "Comprueba los permisos de la carpeta, o pon otra en XDG_STATE_HOME.",
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
        "Check the free space and the permissions of the folder, or set XDG_STATE_HOME to another one.",
      ],
      [
        "Las favoritas, los pendientes y las puntuaciones no se pueden guardar en /f: Permission denied.",
        "Comprueba el espacio libre y los permisos de la carpeta, o pon otra en XDG_STATE_HOME.",
      ]
    ),
    (
      FileTrouble(.marks, .write, folder: "/f", file: "m.lock", reason: .locked),
      [
        "Another program has locked /f/m.lock.",
        "Quit that program and try again.",
      ],
      [
        "Otro programa ha bloqueado /f/m.lock.",
        "Cierra ese programa y vuelve a intentarlo.",
      ]
    ),
    (
      FileTrouble(.session, .read, folder: "/f", file: "s", reason: .otherOwner),
      [
        "The folder /f is not used: it belongs to another user.",
        "Set XDG_STATE_HOME to a folder of your own.",
      ],
      [
        "La carpeta /f no se usa: es de otro usuario.",
        "Pon en XDG_STATE_HOME una carpeta tuya.",
      ]
    ),
    (
      FileTrouble(.marks, .write, folder: "/f", file: "m", reason: .writableByOthers),
      [
        "The folder /f is not used: other users can write in it.",
        "Check what is in it and remove their permission with 'chmod go-w', or set XDG_STATE_HOME to another folder.",
      ],
      [
        "La carpeta /f no se usa: otros usuarios pueden escribir en ella.",
        "Comprueba qué contiene y quítales el permiso con 'chmod go-w', o pon otra carpeta en XDG_STATE_HOME.",
      ]
    ),
    (
      FileTrouble(.marks, .read, folder: "/f", file: "m", reason: .system("Permission denied")),
      [
        "The favorites, watchlist and ratings in /f/m cannot be read: Permission denied.",
        "Check the permissions of the file, or set XDG_STATE_HOME to another folder.",
      ],
      [
        "Las favoritas, los pendientes y las puntuaciones de /f/m no se pueden leer: Permission denied.",
        "Comprueba los permisos del archivo, o pon otra carpeta en XDG_STATE_HOME.",
      ]
    ),
    (
      FileTrouble(.marks, .read, folder: "/f", file: "m", reason: .damaged),
      [
        "The favorites, watchlist and ratings in /f/m are damaged.",
        "Move the file away, or set XDG_STATE_HOME to another folder.",
      ],
      [
        "Las favoritas, los pendientes y las puntuaciones de /f/m están dañados.",
        "Mueve el archivo o pon otra carpeta en XDG_STATE_HOME.",
      ]
    ),
  ]
}
