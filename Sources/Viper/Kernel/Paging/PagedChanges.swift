extension Paged where Row: Identifiable {
  /// The number of pages without a new row that end a list; one can occur, because rows move.
  private static var mostRepeatedPages: Int { 2 }

  /// Adds the next page to the list and to its `ids`, without known rows and those beyond the limit.
  mutating func add(_ page: Page<Row>, limit: Int?, known ids: inout Set<Row.ID>) {
    let new = page.rows.filter { ids.insert($0.id).inserted }
    let room = limit.map { max($0 - rows.count, 0) } ?? new.count
    // To append a slice, the runtime would look for its conformances: 0.2 million instructions.
    rows += room < new.count ? Array(new.prefix(room)) : new
    lastPage += 1
    totalPages = page.totalPages
    totalResults = page.totalResults
    unreadable += page.unreadable
    let isFull = limit.map { rows.count >= $0 } ?? false
    let isLast = page.rows.isEmpty || lastPage >= page.totalPages
    repeatedPages = new.isEmpty ? repeatedPages + 1 : 0
    isCutShort = !isFull && !isLast && repeatedPages >= Self.mostRepeatedPages
    nextPage = isFull || isLast || isCutShort ? .none : .available
  }
}

extension Paged {
  /// Returns by how many rows to move the focus to a row, or to the last one if there is no such row;
  /// `Int.max` for the end of what can be loaded at once.
  package func distance(toRow row: Int) -> Int {
    row == .max ? .max : rows.focus(row, movedBy: 0) - focus
  }

  /// Returns the list with the focus on another row, or on the nearest one if there is no such row.
  func focused(at index: Int) -> Paged {
    var list = self
    list.focus = rows.focus(index, movedBy: 0)
    return list
  }

  func with(_ nextPage: NextPage) -> Paged {
    var list = self
    list.nextPage = nextPage
    return list
  }

  /// Returns the last page that a limit requires, if each further page has as many new rows as
  /// those of the list; the last page of the list if there is no limit.
  package func lastRequired(by limit: Int?) -> Int {
    guard let limit, nextPage != .none else { return lastPage }
    let pages = lastPage - firstPage + 1
    let known = max(rows.count, 1)
    let missing = max(limit - known, 1)
    // A limit may be any number. The product is that of the rows of all pages at most.
    guard missing / known < max(totalPages - lastPage, 0) else { return totalPages }
    return min(lastPage + (missing * pages + known - 1) / known, totalPages)
  }
}
