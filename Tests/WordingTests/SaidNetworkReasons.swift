import Entities

extension SaidReasons {
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
      ["The connection to TMDB was lost.", "Try again."],
      ["Se ha perdido la conexión con TMDB.", "Vuelve a intentarlo."]
    ),
    (
      .network(.noLibrary),
      [
        "The library libcurl, which requests are sent with, is missing or too old.",
        "Install libcurl, for example the package libcurl4, or use '--source embedded'.",
      ],
      [
        "Falta la biblioteca libcurl, con la que se envían las peticiones, o es demasiado antigua.",
        "Instala libcurl, por ejemplo el paquete libcurl4, o usa '--source embedded'.",
      ]
    ),
    (
      .network(.timedOut),
      ["TMDB did not answer in time.", "Try again, or allow more time with '--timeout'."],
      ["TMDB no ha respondido a tiempo.", "Vuelve a intentarlo, o da más tiempo con '--timeout'."]
    ),
    (
      .network(.notCached),
      [
        "This is not in the cache, and --offline does not use the network.",
        "Try it without --offline.",
      ],
      ["No está en la caché, y con --offline no se usa la red.", "Prueba sin --offline."]
    ),
    (
      .network(.networkNeeded),
      ["This needs the network, and --offline does not use it.", "Try it without --offline."],
      ["Esto necesita la red, y con --offline no se usa.", "Prueba sin --offline."]
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
}
