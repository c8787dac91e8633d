import MovieEntities

/// Every error reason, with its message and advice in English.
enum ReasonSentences {
  typealias Row = (reason: MovieError.Reason, english: [String])

  static let all: [Row] = network + rejections + logins + others

  static let rejections: [Row] = [
    (.rejection(.notFound), ["Not found on TMDB.", ""]),
    (.rejection(.noMovie(.tmdb(7))), ["No movie found with ID 7.", ""]),
    (.rejection(.noMovie(.imdb("tt0010323"))), ["No movie found with ID tt0010323.", ""]),
    (
      .rejection(.unlisted("Dune")),
      [
        "Your account cannot have 'Dune', because it has no TMDB ID.",
        "Log it instead, because the diary is always on this computer.",
      ]
    ),
    (.rejection(.noPerson(5)), ["No person found with ID 5.", ""]),
    (
      .rejection(.badPage(last: 500)),
      ["Page not found in this list.", "The page must be from 1 to 500."]
    ),
    (.rejection(.noList(.popular)), ["This is not a personal list.", ""]),
    (
      .rejection(.credential),
      ["TMDB rejected the credential.", "Check TMDB_ACCESS_TOKEN or TMDB_API_KEY."]
    ),
    (
      .rejection(.tooManyRequests(nil)),
      ["Too many requests to TMDB.", "Wait a moment and try again."]
    ),
    (
      .rejection(.tooManyRequests(.seconds(0))),
      ["Too many requests to TMDB.", "Try again in 1 second."]
    ),
    (
      .rejection(.tooManyRequests(.seconds(1))),
      ["Too many requests to TMDB.", "Try again in 1 second."]
    ),
    (
      .rejection(.tooManyRequests(.seconds(2))),
      ["Too many requests to TMDB.", "Try again in 2 seconds."]
    ),
    (
      .rejection(.tooManyRequests(.until("Thu, 01 Jan 2026 00:00:00 GMT"))),
      ["Too many requests to TMDB.", "Try again after Thu, 01 Jan 2026 00:00:00 GMT."]
    ),
    (
      .rejection(.unavailable(status: 503, nil)),
      ["TMDB returned an error (503).", "Try again later."]
    ),
    (
      .rejection(.unavailable(status: 503, .seconds(30))),
      ["TMDB returned an error (503).", "Try again in 30 seconds."]
    ),
    (.rejection(.badValue), ["TMDB rejected a value in the request.", ""]),
    (.rejection(.other(code: nil, status: 418)), ["TMDB rejected the request (status 418).", ""]),
    (.rejection(.other(code: 99, status: 400)), ["TMDB rejected the request (code 99).", ""]),
  ]

  static let logins: [Row] = [
    (.login(.unknownUser), ["Unknown username.", ""]),
    (.login(.wrongPassword), ["The password is wrong.", ""]),
    (
      .login(.wrongUsernameOrPassword),
      ["The username or password is wrong.", ""]
    ),
    (.login(.accountDisabled), ["The account is disabled.", "Contact TMDB."]),
    (
      .login(.addressNotConfirmed),
      ["The account's email address is not confirmed.", "Follow the link in the email from TMDB."]
    ),
    (
      .login(.notApproved),
      ["The login has not been approved.", "Approve the login, or log in again."]
    ),
    (.login(.badToken), ["TMDB rejected the login.", "Log in again."]),
    (
      .login(.unknownService("imdb", offered: ["tmdb", "guest"])),
      ["Unknown login service 'imdb'.", "Use one of: tmdb, guest."]
    ),
    (.notLoggedIn(.noSession), ["You are not logged in.", ""]),
    (.notLoggedIn(.noSessionForList), ["You are not logged in.", "Log in to see this list."]),
    (.notLoggedIn(.noSessionForMarks), ["You are not logged in.", "Log in to mark movies."]),
    (
      .notLoggedIn(.sessionRejected),
      ["Not logged in, or the session has expired.", "Log in again."]
    ),
    (
      .notLoggedIn(.sessionOfAnotherService),
      ["The session belongs to another service.", "Log in again."]
    ),
    (
      .notLoggedIn(.guest),
      ["Guests can rate movies but have no favorites or watchlist.", "Log in with an account."]
    ),
    (.notLoggedIn(.personalList), ["This list requires an account.", "Log in to see it."]),
  ]

  static let others: [Row] = [
    (.custom("It rains {0}.", advice: "Wait."), ["It rains {0}.", "Wait."]),
    (.cancelled, ["Canceled.", ""]),
  ]
}
