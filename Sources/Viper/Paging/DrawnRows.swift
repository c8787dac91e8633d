/// The drawn rows of a list, each of which is drawn once.
///
/// A view that draws all 10,000 rows again for each new page of twenty becomes slow. A view keeps
/// one instance for each table, and creates another one when the rows must be drawn differently.
@MainActor
public final class DrawnRows<Row> {
  private var list: PagedRows<Row> = []
  private var rows: [Scene.Row] = []

  /// Creates an instance that has drawn no row.
  public init() {}

  /// Returns the drawn rows of a list.
  ///
  /// - Parameters:
  ///   - list: The rows of the list.
  ///   - draw: A closure that draws a row. It is called only for the rows that the list has got
  ///     since the last call, or for all of them if the earlier ones are not the same any more.
  /// - Returns: The drawn rows, in the order of the list.
  public func rows(
    of list: PagedRows<Row>, _ draw: (Row) -> Scene.Row
  ) -> [Scene.Row] where Row: Equatable {
    if let added = list.added(since: self.list) {
      rows += added.map(draw)
    } else {
      rows = list.map(draw)
    }
    self.list = list
    return rows
  }
}
