import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper
import ViperLocalization

/// Maps the text of the form to its view model, and to fields of a viewing.
struct LogEntryMapper: Sendable {
  /// The title of the form.
  let title: String
  /// Whether the user types the movie's title and year.
  var isTyped: Bool { input.movie == nil }
  private let input: LogEntryInput
  private let localizer: Localizer

  init(input: LogEntryInput, localizer: Localizer) {
    self.input = input
    self.localizer = localizer
    guard let title = input.movie?.title else {
      self.title = localizer.text("Log a film by title")
      return
    }
    self.title =
      input.entry == nil
      ? localizer.text("Log \(title)") : localizer.text("Entry for \(title)")
  }

  /// The movie; `nil` if the user types its title and year.
  var movie: Film? { input.movie }

  /// Returns the movie's year, the user's viewings and the user's rating in one line.
  func facts(_ days: LoggedDays, rating: OwnRating?) -> String {
    let rating = rating.map { localizer.decimal($0.description) }
    return [
      movie?.year.map(String.init) ?? "", seen(days),
      rating.map { localizer.text("rated \($0)") } ?? "",
    ].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private func seen(_ days: LoggedDays) -> String {
    if days.count < 2 { return days.count == 0 ? "" : localizer.seen(Seen(on: days.last)) }
    let times = localizer.count(days.count)
    guard let last = days.last.map(localizer.date) else {
      return localizer.text("seen \(times) times")
    }
    return localizer.text("seen \(times) times, last on \(last)")
  }

  /// The fields of the form.
  private var fields: [LogEntryField] {
    LogEntryField.allCases.filter { isTyped || ![.title, .year].contains($0) }
  }

  /// Returns the form's initial text.
  func form(today: Day) -> LogEntryForm {
    guard let viewing = input.entry?.viewing else {
      let (title, year) = Film.typed(input.text, today: today)
      return LogEntryForm(title: title, year: year.map(String.init) ?? "", day: "\(today)")
    }
    return LogEntryForm(
      day: viewing.day?.description ?? "unknown",
      rating: viewing.rating.map { localizer.decimal($0.description) } ?? "",
      isRewatch: viewing.isRewatch, tags: viewing.tags.joined(separator: ", "),
      note: viewing.note)
  }

  /// Returns the view model of a form.
  ///
  /// - Parameters:
  ///   - form: The text of the form.
  ///   - first: The text of the form when it opened.
  ///   - today: The current day.
  ///   - isChecked: Whether the form has been submitted. Before that, an empty field is no mistake.
  /// - Returns: The view model.
  func viewModel(
    _ form: some LogEntryItem, from first: some LogEntryItem, today: Day, isChecked: Bool
  ) -> LogEntryViewModel {
    LogEntryViewModel(
      fields: fields.map { field in
        let isLate = isChecked || !form.text(of: field).isEmpty
        return LogEntryViewModel.Field(
          id: field, text: form.text(of: field),
          validationError: isLate ? validationError(about: field, in: form, today: today) : nil,
          isOptional: ![.title, .year, .day].contains(field))
      },
      hasChanges: LogEntryField.allCases.contains { form.text(of: $0) != first.text(of: $0) })
  }

  /// Returns the change that a form makes to the diary.
  ///
  /// - Parameters:
  ///   - form: The text of the form.
  ///   - first: The form's initial text. An entry's fields that still have this text are not
  ///     changed.
  ///   - today: The current day.
  /// - Returns: The change, with the movie as typed if the user types it, or `nil` if a field is
  ///   invalid.
  func change(
    _ form: some LogEntryItem, from first: some LogEntryItem, today: Day
  ) -> LogEntryChange? {
    guard fields.allSatisfy({ validationError(about: $0, in: form, today: today) == nil })
    else { return nil }
    let values = fields.compactMap { field in
      input.entry != nil && form.text(of: field) == first.text(of: field)
        ? nil : value(of: field, in: form, today: today)
    }
    if let entry = input.entry { return .edit(entry.id, values) }
    let typed = Film(title: form.title, year: Int(form.year.trimmed))
    var viewing = Viewing(of: input.movie ?? typed, on: today)
    for value in values { viewing.set(value) }
    return .add(viewing)
  }

  /// Returns the notice to show after a change has been saved.
  ///
  /// The notice also mentions the error if the movie could not be rated in the user's account.
  func notice(_ change: LogEntryChange, rejection: MovieError?) -> String {
    if let rejection { return localizer.loggedUnrated + " " + failure(rejection).message }
    switch change {
    case .add(let viewing): return localizer.logged(viewing)
    case .edit: return input.entry.map { localizer.changed($0.viewing) } ?? ""
    }
  }

  /// Returns the question to ask before a movie is logged on the same day again.
  func question(_ day: Day) -> Confirmation {
    Confirmation(
      localizer.alreadyLogged(day), confirm: localizer.text("Log again"),
      cancel: localizer.text("Keep editing"))
  }

  func failure(_ error: MovieError) -> Failure { localizer.failure(error) }

  private func value(
    of field: LogEntryField, in form: some LogEntryItem, today: Day
  ) -> Viewing.Field? {
    switch field {
    case .title, .year: nil
    case .day: day(form.day, today: today)
    case .rating: .rating(OwnRating(typed: form.rating))
    case .rewatch: .rewatch(form.isRewatch)
    case .tags: .tags(Viewing.tags(form.tags))
    case .note: .note(form.note)
    }
  }

  private func validationError(
    about field: LogEntryField, in form: some LogEntryItem, today: Day
  ) -> String? {
    // An imported entry can have values that the form would reject, but leaves unchanged.
    let original = input.entry == nil ? nil : self.form(today: today).text(of: field)
    if form.text(of: field) == original { return nil }
    return switch field {
    case .title: localizer.validationError(aboutTitle: Film.cleanTitle(form.title))
    case .year: isYear(form.year.trimmed) ? nil : yearValidationError
    case .day: day(form.day, today: today) == nil ? localizer.dayValidationError : nil
    case .rating: localizer.validationError(aboutRating: form.rating)
    case .note: form.note.utf8.count > Viewing.maxNote ? localizer.noteValidationError : nil
    case .tags: form.tags.utf8.count > Viewing.maxTags ? localizer.tagsValidationError : nil
    case .rewatch: nil
    }
  }

  private func isYear(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 4 && Int(text).map(Film.years.contains) == true
  }

  private var yearValidationError: String {
    let (first, last) = (Film.years.lowerBound, Film.years.upperBound)
    return localizer.text("Use the year of release, from \(String(first)) to \(String(last)).")
  }

  private func day(_ text: String, today: Day) -> Viewing.Field? {
    Viewing.day(text.trimmed.lowercased(), today: today)
  }
}
