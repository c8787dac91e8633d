import Entities

/// Every reason, with what is said of it in English and in Spanish: message and advice.
enum SaidReasons {
  typealias Row = (reason: MovieError.Reason, english: [String], spanish: [String])

  static let all: [Row] = network + refusals + logins + others

  static let network: [Row] = [
    (
      .network(.unreachable),
      ["TMDB cannot be reached.", "Check the network and try again."],
      ["No se puede acceder a TMDB.", "Comprueba la red y vuelve a intentarlo."]
    ),
    (
      .network(.nameNotResolved),
      [
        "The address of TMDB cannot be found.",
        "Check the network, and TMDB_BASE_URL if it is set.",
      ],
      [
        "No se encuentra la dirección de TMDB.",
        "Comprueba la red, y TMDB_BASE_URL si está definida.",
      ]
    ),
    (
      .network(.insecure),
      ["No secure connection to TMDB is possible.", "Check the system's date and certificates."],
      [
        "No es posible una conexión segura con TMDB.",
        "Comprueba la fecha y los certificados del sistema.",
      ]
    ),
    (
      .network(.connectionLost),
      ["The connection to TMDB broke.", "Try again."],
      ["Se ha cortado la conexión con TMDB.", "Vuelve a intentarlo."]
    ),
    (
      .network(.timedOut),
      ["TMDB did not answer in time.", "Try again, or allow more time."],
      ["TMDB no ha respondido a tiempo.", "Vuelve a intentarlo, o da más tiempo."]
    ),
    (
      .network(.notCached),
      [
        "This is not in the cache, and the network was not to be used.",
        "Try it without --offline.",
      ],
      ["No está en la caché, y la red no se debía usar.", "Prueba sin --offline."]
    ),
    (
      .network(.badResponse),
      [
        "The answer is not what TMDB promises.",
        "If it stays so, check that the address is TMDB's.",
      ],
      [
        "La respuesta no es lo que TMDB promete.",
        "Si sigue así, comprueba que la dirección sea la de TMDB.",
      ]
    ),
  ]

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
      .refusal(.badPage(last: 500)),
      ["TMDB serves no such page.", "Pages go from 1 to 500."],
      ["TMDB no ofrece esa página.", "Las páginas van de la 1 a la 500."]
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
      ["Se ha preguntado a TMDB demasiadas veces.", "Espera un poco y vuelve a intentarlo."]
    ),
    (
      .refusal(.tooManyRequests(.seconds(0))),
      ["TMDB was asked too often.", "Try again in 1 second."],
      ["Se ha preguntado a TMDB demasiadas veces.", "Vuelve a intentarlo dentro de 1 segundo."]
    ),
    (
      .refusal(.tooManyRequests(.seconds(1))),
      ["TMDB was asked too often.", "Try again in 1 second."],
      ["Se ha preguntado a TMDB demasiadas veces.", "Vuelve a intentarlo dentro de 1 segundo."]
    ),
    (
      .refusal(.tooManyRequests(.seconds(2))),
      ["TMDB was asked too often.", "Try again in 2 seconds."],
      ["Se ha preguntado a TMDB demasiadas veces.", "Vuelve a intentarlo dentro de 2 segundos."]
    ),
    (
      .refusal(.tooManyRequests(.until("Thu, 01 Jan 2026 00:00:00 GMT"))),
      ["TMDB was asked too often.", "Try again after Thu, 01 Jan 2026 00:00:00 GMT."],
      [
        "Se ha preguntado a TMDB demasiadas veces.",
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
      .refusal(.other(nil, status: 418)),
      ["TMDB refused the question: status 418.", ""],
      ["TMDB rechazó la pregunta: estado 418.", ""]
    ),
    (
      .refusal(.other("Value too {0} low", status: 400)),
      ["TMDB refused the question: Value too {0} low.", ""],
      ["TMDB rechazó la pregunta: Value too {0} low.", ""]
    ),
    (
      .refusal(.other("Invalid parameters.", status: 422)),
      ["TMDB refused the question: Invalid parameters.", ""],
      ["TMDB rechazó la pregunta: Invalid parameters.", ""]
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
      ["The user name or the password is wrong.", "Check both."],
      ["El nombre de usuario o la contraseña no son correctos.", "Comprueba los dos."]
    ),
    (
      .login(.accountDisabled),
      ["The account is disabled.", "Ask TMDB why."],
      ["La cuenta está desactivada.", "Pregunta a TMDB por qué."]
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
      ["TMDB did not take the log-in.", "Log in again."],
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
      ["This list belongs to a person.", "Log in to see it."],
      ["Esta lista es de una persona.", "Inicia sesión para verla."]
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
