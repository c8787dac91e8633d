import Viper

/// Keeps the tables of a screen that is drawn again and again.
///
/// Measuring ten thousand rows takes some milliseconds. Rows that have not changed share their storage with those that
/// were measured, which is seen at once.
final class TableMemory {
  /// The tables that are kept at most: those of the screen and of what it is drawn over.
  private static let most = 8

  private var tables: [(section: Scene.Section, room: Int, table: Table)] = []

  /// Returns the table of a section, measured now or before.
  func table(_ section: Scene.Section, room: Int) -> Table {
    if let place = tables.firstIndex(where: { $0.room == room && $0.section == section }) {
      return tables[place].table
    }
    let table = Table(section, room: room)
    tables.append((section, room, table))
    if tables.count > Self.most { tables.removeFirst() }
    return table
  }
}
