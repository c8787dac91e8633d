public import MovieEntities

/// A row of a file from another service, or of our own table, as what it says about a film.
public struct ImportedRow: Sendable {
  /// A viewing or a mark of the film.
  public let action: LibraryEvent.Action
  /// The film as the row names it: by its ID column or, without one, by title and year.
  public let name: MovieID
  /// The film's IMDb ID, if the row has one besides the TMDB ID.
  public let imdb: MovieID?
  /// Whether the row says if a viewing was a rewatch.
  public let knowsRewatch: Bool
  /// Whether a viewing is an entry even if the row says only that the film was seen.
  public let isEntry: Bool
  /// The number of the row's file.
  public let file: Int

  /// Creates a row.
  public init(
    _ action: LibraryEvent.Action, name: MovieID, imdb: MovieID? = nil, knowsRewatch: Bool = true,
    isEntry: Bool = false, file: Int = 0
  ) {
    (self.action, self.name, self.imdb) = (action, name, imdb)
    (self.knowsRewatch, self.isEntry, self.file) = (knowsRewatch, isEntry, file)
  }
}

/// What files add to a library.
///
/// Contents are compared first: a viewing is known if its film, its day and its position among
/// equal ones of its file match those of an entry that the library has or has had, whatever its ID
/// and source. So nothing is added twice, whichever way it came, and several files that describe the
/// same viewing add one entry with the values of all of them. A known viewing may add values that
/// its entry has never had, unless the user has set that field here. It changes no value back, and
/// does not revive what was removed or undone; but an import that was undone is forgotten.
public struct LibraryMerge: Sendable {
  /// The events to append.
  public private(set) var events: [LibraryEvent] = []
  /// The number of viewings and marks that the library did not know; of those in other libraries,
  /// only what the user sees there.
  public private(set) var new = 0
  /// The number of entries that the files or other libraries change.
  public private(set) var changed = 0
  /// The number of viewings and marks that the library knows.
  public private(set) var known = 0
  /// The films of the rows that have no TMDB ID.
  public private(set) var unlisted: Set<MovieID> = []

  private var library: Library
  private let time: Int64
  private let batch: String
  private var past: Past
  private var ids: Set<String> = []

  /// Compares rows, and events of another library, with those of a library.
  ///
  /// - Parameters:
  ///   - rows: The rows of all files.
  ///   - others: The events of another library, which keep their IDs and times.
  ///   - library: The library.
  ///   - time: The current time, in seconds since January 1, 1970, 00:00 GMT.
  ///   - batch: The ID of the import, which all new events get.
  /// - Throws: `MovieError.cancelled` if the task is canceled.
  public init(
    _ rows: [ImportedRow], events others: [LibraryEvent] = [], into library: Library,
    at time: Int64, batch: String
  ) throws(MovieError) {
    (self.library, self.time, self.batch) = (library, time, batch)
    let files = Self.files(rows)
    let names = RowNames(files.joined())
    past = Past(library, names)
    identify(by: names)
    try add(others)
    for file in files { try add(file.filter { !$0.isBare }) }
    // A viewing of which nothing is known is known if there is any other one.
    past.file = -1
    for row in files.joined() where row.isBare { try add(row) }
    known += past.entries.count { $0.isChanged == false }
    changed = past.entries.count { $0.isChanged == true }
  }

  /// Returns the rows of each file, in an order that depends only on what the files contain: the
  /// one with the most viewings first, so that the others find all entries.
  private static func files(_ rows: [ImportedRow]) -> [[ImportedRow]] {
    func lines(_ rows: [ImportedRow]) -> [String] {
      rows.map { LibraryEvent(id: "\($0.name)", time: 0, $0.action).line }
    }
    return Dictionary(grouping: rows, by: \.file).values
      .map { rows in (rows: rows, viewings: rows.count { $0.viewing != nil && !$0.isBare }) }
      .sorted { first, second in
        first.viewings == second.viewings
          ? lines(first.rows).lexicographicallyPrecedes(lines(second.rows))
          : first.viewings > second.viewings
      }
      .map(\.rows)
  }

  /// Comparing thousands of rows takes seconds, during which the user can still cancel.
  private static func checkCancellation() throws(MovieError) {
    if Task.isCancelled { throw .cancelled }
  }

  /// Identifies films of the library that have no TMDB ID by rows with the same IMDb ID, or the same
  /// title and year.
  private mutating func identify(by names: RowNames) {
    for movie in library.unlisted {
      guard let other = names.film(for: movie) else { continue }
      append(.identify(movie, as: other), id: freeID("\(movie.id)|\(other.id)"))
    }
    guard !events.isEmpty else { return }
    library.append(events)
    past = Past(library, names)
  }

  // MARK: Rows

  /// Adds the rows of a file: first those that match an entry exactly, the ones with the most values
  /// first, so that the others find the entries that are left.
  private mutating func add(_ rows: [ImportedRow]) throws(MovieError) {
    past.file = rows.first?.file ?? 0
    var taken: Set<Int> = []
    let viewings = rows.enumerated().compactMap { index, row in
      row.viewing.map { (index: index, viewing: $0, values: row.values) }
    }
    for (index, viewing, values) in viewings.sorted(by: { $0.values.count > $1.values.count }) {
      try Self.checkCancellation()
      var viewing = viewing
      viewing.movie = known(viewing.movie)
      guard let entry = past.takeEntry(like: viewing, values) else { continue }
      change(entry, to: viewing, values)
      taken.insert(index)
    }
    for (index, row) in rows.enumerated() where !taken.contains(index) { try add(row) }
  }

  private mutating func add(_ row: ImportedRow) throws(MovieError) {
    try Self.checkCancellation()
    switch row.action {
    case .watch(var viewing, let logged):
      viewing.movie = known(viewing.movie)
      let movie = viewing.movie.id
      if row.isBare, past.seen.contains(movie) {
        if past.counted.insert(movie).inserted { known += 1 }
      } else if !row.isBare, let entry = past.takeEntry(movie, viewing.day, row.values) {
        change(entry, to: viewing, row.values)
      } else {
        // The day of a viewing that was imported without one is now known.
        if viewing.day != nil, let entry = past.takeBareEntry(movie) {
          append(.remove(of: entry), id: freeID("\(entry)|remove"))
        }
        let position = past.number(movie, viewing.day)
        let day = viewing.day?.description ?? ""
        let id = freeID("\(row.name)|watch|\(day)|\(position)")
        past.record(viewing, id, at: events.count)
        append(.watch(viewing, logged: logged), id: id)
        new += 1
      }
    case .mark(let movie, let mark, let day, let source):
      let movie = known(movie)
      let isFirst = past.countedMarks.insert(Library.MarkValue(movie: movie.id, mark: mark))
        .inserted
      guard past.add(mark, of: movie.id, Past.Moment(day: day)) else {
        if isFirst { known += 1 }
        return
      }
      append(
        .mark(movie, mark, on: day, source: source),
        id: freeID("\(row.name)|\(mark)|\(day?.description ?? "")"))
      new += 1
    case .edit, .remove, .identify, .undo, .undoBatch, .unknown: break
    }
  }

  /// Returns the film as the library or a row knows it.
  private mutating func known(_ movie: Film) -> Film {
    let movie = past.known(movie)
    if movie.id.tmdb == nil { unlisted.insert(movie.id) }
    return movie
  }

  /// Adds values to an entry that it has never had.
  private mutating func change(
    _ index: Int, to viewing: Viewing, _ values: [Viewing.Field], isCounted: Bool = true
  ) {
    let new = past.add(past.unset(values, of: index), to: index)
    let entry = past.entries[index]
    past.counted.insert(viewing.movie.id)
    if let event = entry.event {
      guard case .watch(var added, let logged) = events[event].action else { return }
      for field in new { added.set(field) }
      let old = events[event]
      events[event] = LibraryEvent(
        id: old.id, time: old.time, batch: old.batch, .watch(added, logged: logged))
      return
    }
    if !new.isEmpty {
      append(.edit(of: entry.id, new), id: freeID("\(entry.id)|\(new)"))
    }
    if isCounted || !new.isEmpty { past.note(index, isChange: !new.isEmpty) }
  }

  /// Returns an ID for a row that the library does not have.
  private func freeID(_ text: String) -> String {
    var id = EventID.hash(of: text)
    var number = 1
    while library.event(id) != nil || ids.contains(id) {
      number += 1
      id = EventID.hash(of: "\(text)|\(number)")
    }
    return id
  }

  private mutating func append(_ action: LibraryEvent.Action, id: String, at time: Int64? = nil) {
    ids.insert(id)
    events.append(LibraryEvent(id: id, time: time ?? self.time, batch: batch, action))
  }

  // MARK: Events

  /// Adds the events of another library, except imports that were undone there.
  ///
  /// What was removed or replaced there is not counted.
  private mutating func add(_ others: [LibraryEvent]) throws(MovieError) {
    /// The IDs that the events of the other library have in this one.
    var equal: [String: String] = [:]
    let other = Library(others)
    let visible = other.visible
    for (event, isUndone) in other.history {
      try Self.checkCancellation()
      if past.ids.contains(event.id) { equal[event.id] = event.id }
      let count = visible.contains(event.id) ? 1 : 0
      switch event.action {
      case .watch(var viewing, let logged):
        viewing.movie = known(viewing.movie)
        guard
          let index = past.take(past.indices[event.id])
            ?? past.takeEntry(viewing.movie.id, viewing.day, viewing.values)
        else {
          let id = append(.watch(viewing, logged: logged), like: event)
          equal[event.id] = id
          past.record(viewing, id)
          new += count
          continue
        }
        equal[event.id] = past.entries[index].id
        change(index, to: viewing, viewing.values, isCounted: count > 0)
      case .mark(let movie, let mark, let day, let source):
        let movie = known(movie)
        let moment = Past.Moment(day: day, timeHere: source == nil ? event.time : nil)
        guard equal[event.id] == nil,
          past.add(mark, of: movie.id, moment, isUndone: isUndone)
        else {
          known += count
          continue
        }
        new += count
        equal[event.id] = append(.mark(movie, mark, on: day, source: source), like: event)
      case .edit(let id, let fields):
        guard equal[event.id] == nil, let target = equal[id] else { continue }
        let fields =
          past.indices[target].map { past.add(fields, to: $0, at: event.time) } ?? fields
        guard !fields.isEmpty else { continue }
        equal[event.id] = append(.edit(of: target, fields), like: event)
        countChange(of: target)
      case .remove(let id), .undo(let id):
        guard equal[event.id] == nil, let target = equal[id], !past.isGone(target) else { continue }
        let isUndo = if case .undo = event.action { true } else { false }
        equal[event.id] = append(isUndo ? .undo(of: target) : .remove(of: target), like: event)
        countChange(of: target)
      case .identify(let movie, let other):
        guard equal[event.id] == nil, library.film(movie).id != other.id else { continue }
        equal[event.id] = append(event.action, like: event)
        if library.film(movie.id) != nil { new += 1 }
      case .undoBatch, .unknown: break
      }
    }
  }

  /// Adds an event of another library, and returns its ID, which is a new one if an import with the
  /// event was undone.
  private mutating func append(
    _ action: LibraryEvent.Action, like event: LibraryEvent
  ) -> String {
    let id = library.event(event.id) == nil ? event.id : freeID("\(event.id)|again")
    append(action, id: id, at: event.time)
    return id
  }

  /// Counts a change in another library if it is about an entry or mark that this one had.
  private mutating func countChange(of target: String) {
    if let entry = past.indices[target] {
      past.note(entry, isChange: true)
    } else if past.ids.contains(target) {
      new += 1
    }
  }
}

extension ImportedRow {
  fileprivate var viewing: Viewing? {
    if case .watch(let viewing, _) = action { viewing } else { nil }
  }

  /// The values that the row has for an entry.
  fileprivate var values: [Viewing.Field] {
    viewing?.values.filter { knowsRewatch || $0.kind != .rewatch } ?? []
  }

  /// Whether the row says only that a film was seen.
  fileprivate var isBare: Bool { !isEntry && viewing?.isBare == true }
}

extension Viewing {
  /// The values that a file can add to an entry.
  fileprivate var values: [Field] { fields.filter(\.isFilled) }

  /// Whether only the film is known.
  fileprivate var isBare: Bool {
    day == nil && rating == nil && !isRewatch && note.isEmpty && tags.isEmpty
  }
}

/// What the rows of all files say about which film is which.
private struct RowNames {
  /// The films that rows name by ID, by IMDb ID and by title and year.
  private var films: [MovieID: Film] = [:]
  /// The IDs that several films have, such as two films with the same title and year.
  private var ambiguous: Set<MovieID> = []

  init(_ rows: some Sequence<ImportedRow>) {
    for row in rows {
      guard let film = row.action.movie, Self.rank(film.id) > 0 else { continue }
      if film.year != nil { add(film, .titled(film.key)) }
      if film.id.tmdb != nil, let imdb = row.imdb { add(film, imdb) }
    }
  }

  private mutating func add(_ film: Film, _ id: MovieID) {
    if let other = films[id] {
      let (old, new) = (Self.rank(other.id), Self.rank(film.id))
      if old == new, other.id != film.id { ambiguous.insert(id) }
      guard old < new else { return }
      ambiguous.remove(id)
    }
    films[id] = film
  }

  /// How well an ID identifies a film.
  private static func rank(_ id: MovieID) -> Int {
    switch id {
    case .tmdb: 2
    case .imdb: 1
    case .titled: 0
    }
  }

  /// Returns the film with a better ID that a film without a TMDB ID is, if there is exactly one.
  func film(for movie: Film) -> Film? {
    let id = films[movie.id] != nil || movie.year == nil ? movie.id : .titled(movie.key)
    guard let other = films[id], !ambiguous.contains(id) else { return nil }
    return Self.rank(other.id) > Self.rank(movie.id) ? other : nil
  }

  /// Whether several films have a title and year.
  func isAmbiguous(_ key: TitleKey) -> Bool { ambiguous.contains(.titled(key)) }
}

/// What a library has, and what it has had.
private struct Past {
  /// A diary entry, which may have been removed or undone.
  struct Entry {
    let id: String
    let isGone: Bool
    /// The values that its fields have had.
    var values: Set<Viewing.Field>
    /// The fields that the user set here, which files do not change.
    var ownFields: Set<Viewing.Field.Kind> = []
    /// When the fields were last set.
    var times: [Viewing.Field.Kind: Int64] = [:]
    /// The fields that rows have set.
    var fields: Set<Viewing.Field.Kind> = []
    /// The last file with a viewing that was compared with the entry.
    var file: Int?
    /// The index of the new event that adds the entry, if the merge does.
    var event: Int?
    /// Whether the merge changes the entry; `nil` if no row is about it.
    var isChanged: Bool?
  }

  private struct DayKey: Hashable {
    let movie: MovieID
    let day: Day?
  }

  /// When a mark was set: on a day, if known, and at a time if the user did it here.
  struct Moment: Comparable {
    private let day: Int
    private let time: Int64

    /// Creates a moment.
    ///
    /// In files, a list of ratings is more current than the diary.
    init(day: Day?, timeHere: Int64? = nil, isOfViewing: Bool = false) {
      self.day = day?.daysSince1970 ?? .min
      time = timeHere ?? (isOfViewing ? -2 : -1)
    }

    static func < (first: Moment, second: Moment) -> Bool {
      (first.day, first.time) < (second.day, second.time)
    }
  }

  private let library: Library
  private let names: RowNames
  /// The file whose rows are compared; each of its viewings matches another entry.
  var file = -1
  /// The IDs of the library's events, other than those of imports that were undone.
  private(set) var ids: Set<String> = []
  private(set) var entries: [Entry] = []
  /// The entries of the library by the IDs of their events.
  private(set) var indices: [String: Int] = [:]
  /// The entries by each day that they have had.
  private var days: [DayKey: [Int]] = [:]
  private(set) var seen: Set<MovieID> = []
  /// The films and marks that have been counted.
  var counted: Set<MovieID> = []
  var countedMarks: Set<Library.MarkValue> = []
  /// When each mark was last set to each of its values.
  private var marks: [Library.MarkValue: Moment] = [:]
  private var undone: Set<String> = []
  private var movies: Set<MovieID> = []
  private var titles: [TitleKey: Film] = [:]

  init(_ library: Library, _ names: RowNames) {
    (self.library, self.names) = (library, names)
    for (event, isUndone) in library.history {
      ids.insert(event.id)
      if isUndone { undone.insert(event.id) }
      switch event.action {
      case .watch(let viewing, let logged):
        let movie = known(viewing.movie).id
        indices[event.id] = entries.count
        let isGone = isUndone || library.isRemoved(event.id)
        // A film whose viewing is gone can still be rated.
        if let rating = viewing.rating, !isGone {
          let time = logged == nil ? nil : event.time
          _ = add(
            .rating(rating), of: movie,
            Moment(day: viewing.day, timeHere: time, isOfViewing: true))
        }
        var values = Set(viewing.fields)
        // Earlier versions imported HTML. If the user has changed it, its text is not new.
        if library.viewing(event.id)?.note != viewing.note {
          values.insert(.note(HTMLText.plain(viewing.note)))
        }
        let isOwn = logged != nil && event.batch == nil
        add(
          Entry(
            id: event.id, isGone: isGone, values: values,
            ownFields: isOwn ? Set(viewing.values.map(\.kind)).subtracting([.rewatch]) : []),
          movie, viewing.day)
        for field in viewing.fields { entries[entries.count - 1].times[field.kind] = event.time }
      case .edit(let id, let fields):
        guard let index = indices[id] else { continue }
        entries[index].values.formUnion(fields)
        for field in fields { entries[index].times[field.kind] = event.time }
        let isOwn = event.batch == nil
        if isOwn { entries[index].ownFields.formUnion(fields.map(\.kind)) }
        guard let viewing = library.viewing(id) else { continue }
        let movie = known(viewing.movie).id
        for case .day(let day) in fields {
          days[DayKey(movie: movie, day: day), default: []].append(index)
        }
        if let rating = viewing.rating {
          _ = add(
            .rating(rating), of: movie,
            Moment(day: viewing.day, timeHere: isOwn ? event.time : nil, isOfViewing: true))
        }
      case .mark(let movie, let mark, let day, let source):
        let moment = Moment(day: day, timeHere: source == nil ? event.time : nil)
        let movie = known(movie).id
        _ = add(mark, of: movie, moment)
        if isUndone { _ = add(mark, of: movie, moment, isUndone: true) }
      case .remove, .identify, .undo, .undoBatch, .unknown: break
      }
    }
  }

  /// Returns the film as the library or a row knows it: by ID, or by title and year.
  mutating func known(_ movie: Film) -> Film {
    var movie = library.film(movie)
    if movies.contains(movie.id) { return movie }
    movie = names.film(for: movie).map(library.film) ?? movie
    let key = movie.key
    if key.year != nil, !names.isAmbiguous(key), let other = titles[key],
      movie.id.canBe(other.id)
    {
      return other
    }
    movies.insert(movie.id)
    if titles[key] == nil { titles[key] = movie }
    return movie
  }

  // MARK: Entries

  /// Returns whether an event was undone, or an entry removed.
  func isGone(_ id: String) -> Bool {
    undone.contains(id) || indices[id].map { entries[$0].isGone } == true
  }

  /// Returns the entry of a film on a day that has had the most of some values, among those that no
  /// other viewing has been compared with.
  mutating func takeEntry(_ movie: MovieID, _ day: Day?, _ values: [Viewing.Field]) -> Int? {
    take(
      days[DayKey(movie: movie, day: day)]?.filter { entries[$0].file != file }
        .map { index in (index, had: values.count(where: entries[index].values.contains)) }
        .max { $0.had < $1.had }?.0)
  }

  /// Returns an entry on the day of a viewing that has had all of its values, or has its source.
  mutating func takeEntry(like viewing: Viewing, _ values: [Viewing.Field]) -> Int? {
    let source = viewing.source.flatMap { $0.contains(":") ? Viewing.Field.source($0) : nil }
    let sameDay = days[DayKey(movie: viewing.movie.id, day: viewing.day)]?.first { index in
      entries[index].file != file
        && (values.allSatisfy(entries[index].values.contains)
          || source.map(entries[index].values.contains) == true)
    }
    return take(sameDay ?? entry(from: source, near: viewing))
  }

  /// Returns an entry with a source, a day before or after a viewing: a time that a file has in GMT
  /// may have been on another day where it was imported.
  private func entry(from source: Viewing.Field?, near viewing: Viewing) -> Int? {
    guard let source, let day = viewing.day?.daysSince1970 else { return nil }
    return [day - 1, day + 1].lazy
      .flatMap { self.days[DayKey(movie: viewing.movie.id, day: Day(daysSince1970: $0))] ?? [] }
      .first { self.entries[$0].file != self.file && self.entries[$0].values.contains(source) }
  }

  /// Returns an entry unless another viewing has been compared with it.
  mutating func take(_ index: Int?) -> Int? {
    guard let index, entries[index].file != file else { return nil }
    entries[index].file = file
    return index
  }

  /// Returns the ID of an entry that a file added without a day or other values, unless another
  /// viewing has been compared with it.
  mutating func takeBareEntry(_ movie: MovieID) -> String? {
    let index = days[DayKey(movie: movie, day: nil)]?.first { index in
      let entry = entries[index]
      guard entry.file != file, !entry.isGone,
        case .watch(_, nil)? = library.event(entry.id)?.action
      else { return false }
      return library.viewing(entry.id)?.isBare == true
    }
    return take(index).map { entries[$0].id }
  }

  /// Returns the number of a new viewing among those of a film on a day.
  func number(_ movie: MovieID, _ day: Day?) -> Int {
    (days[DayKey(movie: movie, day: day)]?.count ?? 0) + 1
  }

  /// Records a new viewing, with the index of its event if rows may change it.
  mutating func record(_ viewing: Viewing, _ id: String, at event: Int? = nil) {
    let movie = viewing.movie.id
    counted.insert(movie)
    add(
      Entry(
        id: id, isGone: false, values: Set(viewing.fields),
        fields: Set(viewing.values.map(\.kind)), file: file, event: event),
      movie, viewing.day)
  }

  private mutating func add(_ entry: Entry, _ movie: MovieID, _ day: Day?) {
    seen.insert(movie)
    days[DayKey(movie: movie, day: day), default: []].append(entries.count)
    entries.append(entry)
  }

  /// Notes that a row is about an entry, and whether it changes the entry.
  mutating func note(_ index: Int, isChange: Bool) {
    entries[index].isChanged = isChange || entries[index].isChanged == true
  }

  /// Returns the values of fields that no earlier row has set, and remembers that they are set.
  mutating func unset(_ fields: [Viewing.Field], of index: Int) -> [Viewing.Field] {
    fields.filter { entries[index].fields.insert($0.kind).inserted }
  }

  /// Returns the values that an entry has never had, and records them.
  ///
  /// For an edit, the values that are older than those of the entry are left out, too; otherwise,
  /// those of fields that the user set here.
  mutating func add(
    _ fields: [Viewing.Field], to index: Int, at time: Int64? = nil
  ) -> [Viewing.Field] {
    if entries[index].isGone { return [] }
    return fields.filter { field in
      let entry = entries[index]
      let isAllowed =
        time.map { $0 >= entry.times[field.kind] ?? .min }
        ?? !entry.ownFields.contains(field.kind)
      return isAllowed && entries[index].values.insert(field).inserted
    }
  }

  // MARK: Marks

  /// Records a mark, and returns whether the film has had the same value neither then nor later.
  mutating func add(
    _ mark: Mark, of movie: MovieID, _ moment: Moment, isUndone: Bool = false
  ) -> Bool {
    let key = Library.MarkValue(movie: movie, mark: mark, isUndone: isUndone)
    if let last = marks[key], last >= moment { return false }
    marks[key] = moment
    return true
  }
}

extension MovieID {
  /// Returns whether films with the same title and year can be the same film.
  fileprivate func canBe(_ other: MovieID) -> Bool {
    switch (self, other) {
    case (.tmdb, .tmdb), (.imdb, .imdb): self == other
    case _: true
    }
  }
}
