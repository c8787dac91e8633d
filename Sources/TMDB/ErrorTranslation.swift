import Entities

/// Translates every transport failure and every refusal by the service to a `MovieError`.
enum ErrorTranslation {
  static func error(_ failure: TransportFailure) -> MovieError {
    switch failure.code {
    case .cancelled: .cancelled
    case .noLibrary: MovieError(.network(.noLibrary), cause: failure)
    case .nameNotResolved: MovieError(.network(.nameNotResolved), cause: failure)
    case .insecure: MovieError(.network(.insecure), cause: failure)
    case .connectionLost: MovieError(.network(.connectionLost), cause: failure)
    case .unusable: unreadable(failure)
    case .timedOut: MovieError(.network(.timedOut), cause: failure)
    case .notCached: MovieError(.network(.notCached), cause: failure)
    case .networkNeeded: MovieError(.network(.networkNeeded), cause: failure)
    default:
      MovieError(failure.trouble.map { .file($0) } ?? .network(.unreachable), cause: failure)
    }
  }

  static func unreadable(_ cause: any Error) -> MovieError {
    MovieError(.network(.badResponse), cause: cause)
  }
}
