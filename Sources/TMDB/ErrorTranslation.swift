import Entities

/// The one place where what goes wrong between here and the service becomes a `MovieError`.
enum ErrorTranslation {
  static func error(_ failure: TransportFailure) -> MovieError {
    switch failure.code {
    case .cancelled: .cancelled
    case .nameNotResolved: MovieError(.network(.nameNotResolved), cause: failure)
    case .insecure: MovieError(.network(.insecure), cause: failure)
    case .connectionLost: MovieError(.network(.connectionLost), cause: failure)
    case .unusable: unreadable(failure)
    case .timedOut: MovieError(.network(.timedOut), cause: failure)
    case .notCached: MovieError(.network(.notCached), cause: failure)
    case .notKept: kept(failure, .stateNotWritable)
    case .notReadable: kept(failure, .stateNotReadable)
    case .damaged: kept(failure, .stateNotReadable, canRetry: true)
    default: MovieError(.network(.unreachable), cause: failure)
    }
  }

  static func unreadable(_ cause: any Error) -> MovieError {
    MovieError(.network(.badResponse), cause: cause)
  }

  /// What a service on this machine says of its own data; its sentences are in the person's language.
  private static func kept(
    _ failure: TransportFailure, _ code: MovieError.Code, canRetry: Bool = false
  ) -> MovieError {
    MovieError(
      code, failure.report?.message ?? "", advice: failure.report?.advice ?? "",
      canRetry: canRetry, cause: failure)
  }
}
