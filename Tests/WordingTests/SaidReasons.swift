import Entities

/// Every reason, with what is said of it in English and in Spanish: message and advice.
enum SaidReasons {
  typealias Row = (reason: MovieError.Reason, english: [String], spanish: [String])

  static let all: [Row] = network + refusals + logins + others

  static let refusals: [Row] = [
    (
      .refusal(.notFound),
      ["TMDB has no such thing.", ""],
      ["TMDB no tiene nada así.", ""]
    ),
    (
      .refusal(.noMovie(.tmdb(7))),
      ["There is no movie with the id 7.", ""],
      ["No hay ninguna película con el id 7.", ""]
    ),
    (
      .refusal(.noMovie(.imdb("tt0010323"))),
      ["There is no movie with the id tt0010323.", ""],
      ["No hay ninguna película con el id tt0010323.", ""]
    ),
    (
      .refusal(.noPerson(5)),
      ["There is no person with the id 5.", ""],
      ["No hay ninguna persona con el id 5.", ""]
    ),
    (
      .refusal(.badPage(last: 500)),
      ["TMDB has no such page of the list.", "Pages go from 1 to 500."],
      ["TMDB no tiene esa página de la lista.", "Las páginas van de la 1 a la 500."]
    ),
    (
      .refusal(.noList(.popular)),
      ["No account has a list of that kind.", ""],
      ["Ninguna cuenta tiene una lista de ese tipo.", ""]
    ),
    (
      .refusal(.credential),
      ["TMDB refused the credential.", "Check TMDB_ACCESS_TOKEN or TMDB_API_KEY."],
      ["TMDB ha rechazado la credencial.", "Comprueba TMDB_ACCESS_TOKEN o TMDB_API_KEY."]
    ),
    (
      .refusal(.tooManyRequests(nil)),
      ["TMDB was asked too often.", "Wait a little and try again."],
      ["Se han hecho demasiadas peticiones a TMDB.", "Espera un poco y vuelve a intentarlo."]
    ),
    (
      .refusal(.tooManyRequests(.seconds(0))),
      ["TMDB was asked too often.", "Try again in 1 second."],
      ["Se han hecho demasiadas peticiones a TMDB.", "Vuelve a intentarlo dentro de 1 segundo."]
    ),
    (
      .refusal(.tooManyRequests(.seconds(1))),
      ["TMDB was asked too often.", "Try again in 1 second."],
      ["Se han hecho demasiadas peticiones a TMDB.", "Vuelve a intentarlo dentro de 1 segundo."]
    ),
    (
      .refusal(.tooManyRequests(.seconds(2))),
      ["TMDB was asked too often.", "Try again in 2 seconds."],
      ["Se han hecho demasiadas peticiones a TMDB.", "Vuelve a intentarlo dentro de 2 segundos."]
    ),
    (
      .refusal(.tooManyRequests(.until("Thu, 01 Jan 2026 00:00:00 GMT"))),
      ["TMDB was asked too often.", "Try again after Thu, 01 Jan 2026 00:00:00 GMT."],
      [
        "Se han hecho demasiadas peticiones a TMDB.",
        "Vuelve a intentarlo después de Thu, 01 Jan 2026 00:00:00 GMT.",
      ]
    ),
    (
      .refusal(.unavailable(status: 503, nil)),
      ["TMDB has trouble of its own (status 503).", "Try again later."],
      ["TMDB tiene problemas propios (estado 503).", "Vuelve a intentarlo más tarde."]
    ),
    (
      .refusal(.unavailable(status: 503, .seconds(30))),
      ["TMDB has trouble of its own (status 503).", "Try again in 30 seconds."],
      ["TMDB tiene problemas propios (estado 503).", "Vuelve a intentarlo dentro de 30 segundos."]
    ),
    (
      .refusal(.badValue), ["TMDB did not accept a value of the request.", ""],
      ["TMDB no ha aceptado un valor de la petición.", ""]
    ),
    (
      .refusal(.other(code: nil, status: 418)),
      ["TMDB refused the request: status 418.", ""],
      ["TMDB ha rechazado la petición: estado 418.", ""]
    ),
    (
      .refusal(.other(code: 99, status: 400)),
      ["TMDB refused the request: code 99.", ""],
      ["TMDB ha rechazado la petición: código 99.", ""]
    ),
  ]

  static let logins: [Row] = [
    (
      .login(.unknownUser),
      ["There is no user of that name.", "Check the user name."],
      ["No existe ningún usuario con ese nombre.", "Comprueba el nombre de usuario."]
    ),
    (
      .login(.wrongPassword),
      ["The password is wrong.", "Check the password."],
      ["La contraseña no es correcta.", "Comprueba la contraseña."]
    ),
    (
      .login(.wrongUsernameOrPassword),
      ["The user name or the password is wrong.", "Check the user name and the password."],
      [
        "El nombre de usuario o la contraseña no son correctos.",
        "Comprueba el nombre de usuario y la contraseña.",
      ]
    ),
    (
      .login(.accountDisabled),
      ["The account is disabled.", "Contact TMDB."],
      ["La cuenta está desactivada.", "Ponte en contacto con TMDB."]
    ),
    (
      .login(.addressNotConfirmed),
      ["The account's e-mail address is not confirmed.", "Follow the link in TMDB's mail."],
      [
        "El correo electrónico de la cuenta no está confirmado.",
        "Sigue el enlace del correo de TMDB.",
      ]
    ),
    (
      .login(.notApproved),
      ["The log-in is not approved.", "Approve it, or log in again."],
      ["El inicio de sesión no está aprobado.", "Apruébalo, o inicia sesión de nuevo."]
    ),
    (
      .login(.badToken),
      ["TMDB did not accept the log-in.", "Log in again."],
      ["TMDB no ha aceptado el inicio de sesión.", "Inicia sesión de nuevo."]
    ),
    (
      .login(.unknownService("imdb", offered: ["tmdb", "guest"])),
      ["There is no log-in service 'imdb'.", "Choose one of: tmdb, guest."],
      ["No existe el servicio de inicio de sesión 'imdb'.", "Elige uno de estos: tmdb, guest."]
    ),
    (
      .notLoggedIn(.noSession),
      ["You are not logged in.", ""],
      ["No has iniciado sesión.", ""]
    ),
    (
      .notLoggedIn(.noSessionForList),
      ["You are not logged in.", "Log in to see this list."],
      ["No has iniciado sesión.", "Inicia sesión para ver esta lista."]
    ),
    (
      .notLoggedIn(.noSessionForMarks),
      ["You are not logged in.", "Log in to mark movies."],
      ["No has iniciado sesión.", "Inicia sesión para marcar películas."]
    ),
    (
      .notLoggedIn(.sessionRefused),
      ["This needs a log-in, or the session has ended.", "Log in again."],
      ["Hace falta iniciar sesión, o la sesión ha terminado.", "Inicia sesión de nuevo."]
    ),
    (
      .notLoggedIn(.sessionOfAnotherService),
      ["The session belongs to another service.", "Log in here."],
      ["La sesión es de otro servicio.", "Inicia sesión aquí."]
    ),
    (
      .notLoggedIn(.guest),
      ["A guest can rate movies, and has no favorites or watchlist.", "Log in with an account."],
      [
        "Un invitado puede puntuar películas, pero no tiene favoritas ni lista de pendientes.",
        "Inicia sesión con una cuenta.",
      ]
    ),
    (
      .notLoggedIn(.personalList),
      ["This list belongs to an account.", "Log in to see it."],
      ["Esta lista es de una cuenta.", "Inicia sesión para verla."]
    ),
  ]

  static let others: [Row] = [
    (
      .said("It rains {0}.", advice: "Wait."),
      ["It rains {0}.", "Wait."],
      ["It rains {0}.", "Wait."]
    ),
    (
      .cancelled,
      ["Cancelled.", ""],
      ["Cancelled.", ""]
    ),
  ]
}
