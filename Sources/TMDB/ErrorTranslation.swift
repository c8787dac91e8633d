import Entities

/// Translates every refusal by the service to a `MovieError`.
enum ErrorTranslation {
  static func unreadable(_ cause: any Error) -> MovieError {
    MovieError(.network(.badResponse), cause: cause)
  }
}
