/// The identifiers of the list that was joined last, so that a new page needs no look at the
/// earlier ones.
struct JoinedRows<Row: Identifiable & Equatable> {
  private var rows: PagedRows<Row> = []
  private var ids: Set<Row.ID> = []

  /// Returns a list with its next page.
  mutating func adding(_ page: Page<Row>, to list: Paged<Row>, limit: Int?) -> Paged<Row> {
    // The list may be another one than the last, such as the one before a search.
    var ids = rows == list.rows ? self.ids : Set(list.rows.map(\.id))
    // A second reference to the set would copy it.
    self = JoinedRows()
    var list = list
    list.add(page, limit: limit, known: &ids)
    (rows, self.ids) = (list.rows, ids)
    return list
  }
}
