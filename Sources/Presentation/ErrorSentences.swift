public import MovieEntities
public import Viper
public import ViperLocalization

/// Creates the messages for all errors.
struct ErrorSentences {
  /// A message with advice, which may be empty.
  typealias ErrorText = (message: String, advice: String)

  let localizer: Localizer

  func text(for reason: MovieError.Reason) -> ErrorText {
    switch reason {
    case .cancelled: ("Canceled.", "")
    case .network(let network): text(for: network)
    case .rejection(let rejection): text(for: rejection)
    case .login(let login): text(for: login)
    case .notLoggedIn(let reason): text(for: reason)
    case .file(let fileError): text(for: fileError)
    case .custom(let message, let advice): (message, advice)
    }
  }
}

extension Localizer {
  /// Returns the failure to show for an error.
  public func failure(_ error: MovieError) -> Failure {
    let text = ErrorSentences(localizer: self).text(for: error.reason)
    return Failure(
      code: error.code.rawValue, message: text.message, advice: text.advice,
      canRetry: error.canRetry, cause: error)
  }
}

extension Failure {
  /// The code of the `MovieError` that caused the failure, if any.
  public var movieCode: MovieError.Code? { (cause as? MovieError)?.code }

  /// The message and the advice, if any, as a single string.
  public var text: String { advice.isEmpty ? message : message + " " + advice }
}

/// The messages for network errors and rejected requests.
extension ErrorSentences {
  func text(for reason: MovieError.Network) -> ErrorText {
    switch reason {
    case .unreachable:
      (
        localizer.text("Could not connect to TMDB."),
        localizer.text("Check the network and try again.")
      )
    case .noLibrary:
      (
        localizer.text("libcurl is missing or too old."),
        localizer.text("Install libcurl (for example, from the libcurl4 package).")
      )
    case .nameNotResolved:
      (
        localizer.text("Could not resolve the TMDB host name."),
        localizer.text("Check the network.")
      )
    case .insecure:
      (
        localizer.text("Could not connect securely to TMDB."),
        localizer.text("Check the system's date and certificates.")
      )
    case .connectionLost:
      (localizer.text("The connection to TMDB was lost."), localizer.text("Try again."))
    case .timedOut:
      (localizer.text("The request to TMDB timed out."), localizer.text("Try again."))
    case .notCached:
      (localizer.text("Not in the cache, and network access is off."), "")
    case .networkNeeded:
      (localizer.text("Network access is required but off."), "")
    case .badResponse:
      (
        localizer.text("TMDB returned an unexpected response."),
        localizer.text("If you set a custom URL for TMDB, check the URL.")
      )
    }
  }

  func text(for reason: MovieError.Rejection) -> ErrorText {
    switch reason {
    case .notFound: (localizer.text("Not found on TMDB."), "")
    case .noMovie(.titled(let key)):
      (localizer.text("Your diary and marks do not have '\(key.description)'."), "")
    case .noMovie(let id): (localizer.text("No movie found with ID \(id)."), "")
    case .unlisted(let title):
      (
        localizer.text("Your account cannot have '\(title)', because it has no TMDB ID."),
        localizer.text("Log it instead, because the diary is always on this computer.")
      )
    case .noEntry:
      (
        localizer.text("The entry has been deleted in the meantime."),
        localizer.text("To keep your changes, log the film again.")
      )
    case .noPerson(let id): (localizer.text("No person found with ID \(id)."), "")
    case .badPage(let last):
      (
        localizer.text("Page not found in this list."),
        localizer.text("The page must be from 1 to \(last).")
      )
    case .noList: (localizer.text("This is not a personal list."), "")
    case .credential:
      (
        localizer.text("TMDB rejected the credential."),
        localizer.text("Check TMDB_ACCESS_TOKEN or TMDB_API_KEY.")
      )
    case .tooManyRequests(let wait):
      (
        localizer.text("Too many requests to TMDB."),
        advice(after: wait) ?? localizer.text("Wait a moment and try again.")
      )
    case .unavailable(let status, let wait):
      (
        localizer.text("TMDB returned an error (\(status))."),
        advice(after: wait) ?? localizer.text("Try again later.")
      )
    case .badValue: (localizer.text("TMDB rejected a value in the request."), "")
    case .other(nil, let status):
      (localizer.text("TMDB rejected the request (status \(status))."), "")
    case .other(let code?, _): (localizer.text("TMDB rejected the request (code \(code))."), "")
    }
  }

  private func advice(after wait: MovieError.Wait?) -> String? {
    switch wait {
    case nil: nil
    case .seconds(let seconds) where seconds > 1: localizer.text("Try again in \(seconds) seconds.")
    // Treat 0 seconds as 1 second, as `Response.retryAfter` does.
    case .seconds: localizer.text("Try again in 1 second.")
    case .until(let moment): localizer.text("Try again after \(moment).")
    }
  }
}

/// The messages for rejected and missing logins.
extension ErrorSentences {
  func text(for reason: MovieError.Login) -> ErrorText {
    switch reason {
    case .unknownUser: (localizer.text("Unknown username."), "")
    case .wrongPassword: (localizer.text("The password is wrong."), "")
    case .wrongUsernameOrPassword:
      (localizer.text("The username or password is wrong."), "")
    case .accountDisabled:
      (localizer.text("The account is disabled."), localizer.text("Contact TMDB."))
    case .addressNotConfirmed:
      (
        localizer.text("The account's email address is not confirmed."),
        localizer.text("Follow the link in the email from TMDB.")
      )
    case .notApproved:
      (
        localizer.text("The login has not been approved."),
        localizer.text("Approve the login, or log in again.")
      )
    case .badToken: (localizer.text("TMDB rejected the login."), localizer.text("Log in again."))
    case .unknownService(let name, let offered):
      (
        localizer.text("Unknown login service '\(name)'."),
        localizer.text("Use one of: \(offered.joined(separator: ", ")).")
      )
    }
  }

  func text(for reason: MovieError.NotLoggedIn) -> ErrorText {
    switch reason {
    case .noSession: (localizer.text("You are not logged in."), "")
    case .noSessionForList:
      (localizer.text("You are not logged in."), localizer.text("Log in to see this list."))
    case .noSessionForMarks:
      (localizer.text("You are not logged in."), localizer.text("Log in to mark movies."))
    case .sessionRejected:
      (
        localizer.text("Not logged in, or the session has expired."),
        localizer.text("Log in again.")
      )
    case .sessionOfAnotherService:
      (localizer.text("The session belongs to another service."), localizer.text("Log in again."))
    case .guest:
      (
        localizer.text("Guests can rate movies but have no favorites or watchlist."),
        localizer.text("Log in with an account.")
      )
    case .personalList:
      (localizer.text("This list requires an account."), localizer.text("Log in to see it."))
    }
  }
}

extension Localizer {
  /// Returns a note saying that a session was ended locally but not on the service.
  package func logoutUnconfirmed(_ rejection: MovieError) -> String {
    let (localizer, reason) = (self, failure(rejection).message)
    return localizer.text(
      "Note: logged out locally; could not end the session at the service: \(reason)")
  }

  /// Returns the sentence that explains why a movie's page has only what the library knows.
  ///
  /// - Parameters:
  ///   - error: The error of the catalog.
  ///   - isBuiltIn: Whether the catalog is the built-in one.
  /// - Returns: The sentence.
  package func ownDataOnly(_ error: MovieError, isBuiltIn: Bool) -> String {
    let (localizer, reason) = (self, failure(error).message)
    guard error.code == .notFound else {
      return localizer.text("Only your own data is shown. \(reason)")
    }
    if isBuiltIn {
      return localizer.text(
        "Only your own data is shown, because the built-in catalog does not have this movie.")
    }
    if case .rejection(.noMovie(.titled)) = error.reason {
      return localizer.text(
        "Only your own data is shown, because this movie has no TMDB ID.")
    }
    return localizer.text(
      "Only your own data is shown, because TMDB does not have this movie.")
  }

  /// Returns the message to show if a movie's marks could not be loaded.
  package func marksNotLoaded(_ error: MovieError) -> String {
    let (localizer, reason) = (self, failure(error).text)
    return localizer.text("Could not load your marks: \(reason)")
  }

  package func loggedIn(_ account: any Account, with service: String) -> String {
    let (localizer, name) = (self, "\(account.displayName) (\(account.username))")
    return localizer.text("Logged in as \(name) with '\(service)'.")
  }
}

/// The messages for file errors.
extension ErrorSentences {
  func text(for error: FileError) -> ErrorText {
    let folder = error.folder
    switch (error.reason, error.subject) {
    case (.locked, _):
      return (
        localizer.text("Another program has locked \(folder)/\(error.file ?? "")."),
        localizer.text("Quit the other program and try again.")
      )
    case (.otherOwner, .library):
      return (
        localizer.text("Folder \(folder) or a file in it belongs to another user."),
        localizer.text("Set \(error.variable) to a folder you own.")
      )
    case (.otherOwner, _):
      return (
        localizer.text("Folder \(folder) belongs to another user."),
        localizer.text("Set \(error.variable) to a folder you own.")
      )
    case (.writableByOthers, _):
      return (
        localizer.text("Other users can write to folder \(folder)."),
        localizer.text(
          """
          Check the folder's contents and run 'chmod go-w' on the folder, or set \
          \(error.variable) to another folder.
          """)
      )
    case (.noLocks, _):
      return (
        localizer.text("The file system of \(folder) does not support locks."),
        localizer.text("Set \(error.variable) to a local folder.")
      )
    case (_, .session): return session(error)
    case (_, .marks): return marks(error)
    case (_, .library): return library(error)
    case (_, .tonight): return tonight(error)
    }
  }

  private func session(_ error: FileError) -> ErrorText {
    let (folder, reason) = (error.folder, error.reasonText)
    switch error.operation {
    case .write:
      return error.reason == .noFolder
        ? (localizer.text("Cannot save the session: HOME is not set."), homeAdvice(error))
        : (localizer.text("Cannot save the session in \(folder): \(reason)."), roomAdvice(error))
    case .remove: return (localizer.text("Cannot remove the session in \(folder): \(reason)."), "")
    case .read:
      guard let file = error.file else {
        return (
          localizer.text("Cannot read the sessions in \(folder): \(reason)."),
          localizer.text("Check the folder's permissions, or set XDG_STATE_HOME to another folder.")
        )
      }
      return (
        error.reason == .damaged
          ? localizer.text("The session in \(folder)/\(file) is damaged.")
          : localizer.text("Cannot read the session in \(folder)/\(file): \(reason)."),
        localizer.text("Log in again, or remove the file.")
      )
    }
  }

  private func marks(_ error: FileError) -> ErrorText {
    let (folder, file, reason) = (error.folder, error.file ?? "", error.reasonText)
    switch error.operation {
    case .write, .remove:
      return error.reason == .noFolder
        ? (
          localizer.text("Cannot save favorites, watchlist and ratings: HOME is not set."),
          homeAdvice(error)
        )
        : (
          localizer.text("Cannot save favorites, watchlist and ratings in \(folder): \(reason)."),
          roomAdvice(error)
        )
    case .read where error.reason == .damaged:
      return (
        localizer.text("The favorites, watchlist and ratings in \(folder)/\(file) are damaged."),
        localizer.text("Move the file, or set XDG_STATE_HOME to another folder.")
      )
    case .read:
      return (
        localizer.text(
          "Cannot read favorites, watchlist and ratings in \(folder)/\(file): \(reason)."),
        localizer.text("Check the file's permissions, or set \(error.variable) to another folder.")
      )
    }
  }

  private func library(_ error: FileError) -> ErrorText {
    let (folder, file, reason) = (error.folder, error.file ?? "", error.reasonText)
    switch error.operation {
    case .write, .remove:
      return error.reason == .noFolder
        ? (localizer.text("Cannot save your diary and marks: HOME is not set."), homeAdvice(error))
        : (
          localizer.text("Cannot save your diary and marks in \(folder): \(reason)."),
          roomAdvice(error)
        )
    case .read where error.reason == .damaged:
      // Damaged lines are skipped, so only the file itself can be unusable.
      return (
        localizer.text("\(folder)/\(file) is not a file, or is larger than 512 MB."),
        localizer.text("Move it, or set \(error.variable) to another folder.")
      )
    case .read:
      return (
        localizer.text("Cannot read your diary and marks in \(folder)/\(file): \(reason)."),
        localizer.text(
          "Check the file's permissions, or set \(error.variable) to another folder.")
      )
    }
  }

  private func tonight(_ error: FileError) -> ErrorText {
    error.reason == .noFolder
      ? (localizer.text("Cannot save tonight's pick: HOME is not set."), homeAdvice(error))
      : (
        localizer.text("Cannot save tonight's pick in \(error.folder): \(error.reasonText)."),
        roomAdvice(error)
      )
  }

  private func homeAdvice(_ error: FileError) -> String {
    localizer.text("Set HOME or \(error.variable).")
  }

  private func roomAdvice(_ error: FileError) -> String {
    localizer.text(
      """
      Check the disk space and the folder's permissions, or set \(error.variable) to another \
      folder.
      """)
  }
}

extension FileError {
  /// The environment variable that determines the folder.
  fileprivate var variable: String {
    subject == .library ? "XDG_DATA_HOME" : "XDG_STATE_HOME"
  }

  /// The system's message, or a text for other reasons; always in English.
  fileprivate var reasonText: String {
    switch reason {
    case .noFolder: "no folder"
    case .system(let text): text
    case .locked: "locked"
    case .damaged: "damaged"
    case .noLocks: "no locks"
    case .otherOwner: "it belongs to another user"
    case .writableByOthers: "other users can write to it"
    }
  }
}
