public import MoviePresentation

/// An order of the rows of a list.
public struct MovieListOrder: Hashable, Sendable {
  /// The name of the order, such as `title` or `-rating`.
  public let name: String
  let sorted: @MainActor @Sendable ([MovieViewModel]) async -> [MovieViewModel]

  /// Creates an order.
  ///
  /// - Parameters:
  ///   - name: The name of the order.
  ///   - sorted: A closure that returns rows in the order, and may leave some out.
  public init(
    name: String,
    sorted: @escaping @MainActor @Sendable ([MovieViewModel]) async -> [MovieViewModel]
  ) {
    self.name = name
    self.sorted = sorted
  }

  /// Returns whether two orders have the same name.
  public static func == (left: MovieListOrder, right: MovieListOrder) -> Bool {
    left.name == right.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
