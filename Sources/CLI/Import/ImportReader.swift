import MovieEntities
import MovieLibrary
import ViperCommandLine
import ViperText

/// Reads files of all known formats.
struct ImportReader {
  let days: ImportedDays

  /// - Throws: `ImportLine.Mistake` if the order of the numbers in dates must be given, and
  ///   `CancellationError` if the task is canceled.
  func contents(of files: ImportFiles) throws -> ImportedContents {
    var contents = ImportedContents()
    for name in files.badNames { contents.add(.badName, name) }
    for (number, file) in files.files.enumerated() {
      try Task.checkCancellation()
      let file = ImportFiles.File(path: file.path, bytes: file.bytes.inUTF8)
      let isJSON = file.bytes.first { $0 > 0x20 && $0 < 0x80 }.map { "[{".utf8.contains($0) }
      do throws(ImportLine.Mistake) {
        if isJSON == true {
          let table = CSVTable(json: file.bytes)
          if table?.rows.isEmpty == true { continue }
          guard let table, let format = try? ImportFormat.format(of: Set(table.names))
          else {
            try read(events: file, &contents)
            continue
          }
          try read(table, format, file, number, &contents)
        } else if let table = try table(of: file, &contents) {
          let format = try ImportFormat.format(of: Set(table.names))
          try read(table, format, file, number, &contents)
        }
      } catch {
        switch error.reason {
        case .unclearDates, .mixedDates: throw error
        case let reason: contents.add(reason, file.path, error.line)
        }
      }
    }
    return contents
  }

  private func read(
    events file: ImportFiles.File, _ contents: inout ImportedContents
  ) throws(ImportLine.Mistake) {
    guard let (events, skipped) = LibraryEvent.events(in: file.bytes),
      !events.isEmpty || skipped.contains(where: { $0.reason == .unknown })
    else { throw .init(.unknownJSON) }
    for (line, event) in events {
      do throws(ImportLine.Mistake) {
        try days.check(event)
        contents.events.append(event)
      } catch {
        contents.add(error.reason, file.path, line)
      }
    }
    for (line, reason) in skipped {
      contents.add(reason == .unknown ? .newerEvent : .damagedEvent, file.path, line)
    }
  }

  private func table(
    of file: ImportFiles.File, _ contents: inout ImportedContents
  ) throws(ImportLine.Mistake) -> CSVTable? {
    let rows: [CSVRow]
    do throws(CSVReader.Mistake) { rows = try CSVReader.rows(of: file.bytes) } catch {
      switch error {
      case .notText: throw .init(.damaged)
      case .openQuote(let line, let before):
        contents.add(.openQuote, file.path, line)
        rows = before
      case .tooLarge(let line): throw .init(.tooLarge, line: line)
      }
    }
    // The header of a list from Letterboxd comes after the name of the format.
    return CSVTable(
      rows.drop { row in
        row.isBlank || row.cells.first?.hasPrefix("Letterboxd list export") == true
      })
  }

  private func read(
    _ table: CSVTable, _ format: ImportFormat, _ file: ImportFiles.File, _ number: Int,
    _ contents: inout ImportedContents
  ) throws(ImportLine.Mistake) {
    guard case .rows(let actions) = format.contents else {
      if case .skipped(let reason) = format.contents { throw .init(reason) }
      return
    }
    let days = try days.reading(table, of: file.path)
    for line in table.ragged { contents.add(.ragged, file.path, line) }
    var rows: [ImportedRow] = []
    for row in table.rows {
      let line = ImportLine(
        row: row, days: days, service: format.service, path: file.path.lowercased())
      do throws(ImportLine.Mistake) {
        var found: [LibraryEvent.Action] = []
        do throws(ImportLine.Mistake) { found = try actions(line) } catch {
          // The rest of the row counts if it says more than the rating.
          guard case .badRating(let text) = error.reason else { throw error }
          var rest = line
          rest.ignoresRating = true
          found = (try? actions(rest)) ?? []
          guard !found.isEmpty else { throw error }
          contents.add(.ignoredRating(text), file.path, row.line)
        }
        for action in found { rows.append(try line.row(action, file: number)) }
      } catch {
        contents.add(error.reason, file.path, row.line)
      }
    }
    // Our own table has the day of each rating, if it is known.
    contents.rows += format.service == Library.tableSource ? rows : Self.datingRatings(rows)
  }

  /// Returns the rows with days for ratings without one, which are current: not older than the
  /// film's last viewing.
  private static func datingRatings(_ rows: [ImportedRow]) -> [ImportedRow] {
    var days: [MovieID: Day] = [:]
    for case .watch(let viewing, _) in rows.map(\.action) {
      guard let day = viewing.day else { continue }
      days[viewing.movie.id] = max(days[viewing.movie.id] ?? day, day)
    }
    return rows.map { row in
      guard case .mark(let movie, .rating(let rating), on: nil, let source) = row.action,
        let day = days[movie.id]
      else { return row }
      return ImportedRow(
        .mark(movie, .rating(rating), on: day, source: source), name: row.name, imdb: row.imdb,
        file: row.file)
    }
  }
}

extension [UInt8] {
  /// The same text in UTF-8 if it is in UTF-16 with a byte order mark; otherwise, the same bytes.
  fileprivate var inUTF8: [UInt8] {
    guard starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) else { return self }
    let (low, high) = self[0] == 0xFF ? (0, 1) : (1, 0)
    let units = stride(from: 2, to: count - 1, by: 2).map {
      UInt16(self[$0 + high]) << 8 | UInt16(self[$0 + low])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}

extension CSVTable {
  /// Creates a table from a JSON array of objects, or returns `nil` if the text is something else.
  ///
  /// The members of nested objects are columns, too: `{"show":{"ids":{"tmdb":1}}}` has the columns
  /// `show` and `showtmdb`. A movie and its IDs are part of the row.
  init?(json bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var scanner = JSONScanner(bytes, start..<bytes.count, repairsStrings: true)
    var (rows, names, line, position): ([Row], Set<String>, Int, Int) = ([], [], 1, start)
    do throws(JSONScanner.SyntaxError) {
      try scanner.array { (scanner) throws(JSONScanner.SyntaxError) in
        let range = try scanner.range()
        line += bytes[position..<range.lowerBound].count { $0 == UInt8(ascii: "\n") }
        position = range.lowerBound
        var element = JSONScanner(bytes, range, repairsStrings: true)
        var cells: [String: String] = [:]
        try Self.read(&element, bytes, "", into: &cells)
        names.formUnion(cells.keys)
        let columns = cells.keys.sorted()
        rows.append(
          Row(
            line: line, cells: columns.map { cells[$0] ?? "" },
            columns: Dictionary(uniqueKeysWithValues: zip(columns, 0...))))
      }
    } catch {
      return nil
    }
    guard scanner.isAtEnd else { return nil }
    self.init(names: names.sorted(), rows: rows)
  }

  private static func read(
    _ scanner: inout JSONScanner, _ bytes: [UInt8], _ prefix: String,
    into cells: inout [String: String]
  ) throws(JSONScanner.SyntaxError) {
    try scanner.object { (name, value) throws(JSONScanner.SyntaxError) in
      let name = Self.name(name)
      let key = prefix + name
      switch value.peek() {
      case UInt8(ascii: "{"):
        cells[key] = ""
        // Deeper levels have no facts about the film.
        guard prefix.utf8.count < 32 else { return try value.skip() }
        let isRow = name == "movie" || name == "ids"
        try read(&value, bytes, isRow ? prefix : key, into: &cells)
      case UInt8(ascii: "\""): cells[key] = try value.string()
      case UInt8(ascii: "n"), UInt8(ascii: "["), UInt8(ascii: "t"), UInt8(ascii: "f"):
        try value.skip()
      case _: cells[key] = String(decoding: bytes[try value.range()], as: UTF8.self)
      }
    }
  }
}
