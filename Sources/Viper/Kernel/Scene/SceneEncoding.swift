/// The scene format for other programs, described in `Docs/SceneFormat.md`.
extension Scene: Encodable {
  /// The version of the format in which scenes are encoded.
  ///
  /// The version changes when a field is removed or its meaning changes, but not when a field is
  /// added.
  public static let formatVersion = 1

  private enum CodingKeys: String, CodingKey {
    case version, name, title, message, notice, picture, lines, sections, isDashboard
    case footnotes, total, narrowing, focus, preview, fields, hasUnsavedChanges, buttons, search
    case searchLabel, searchMistake, offers, loading, failure
    // This key was the property's name in version 1 of the scene format.
    case searchValidationError = "searchComplaint"
  }

  /// Encodes the screen's content, leaving out empty and missing values.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    func add(_ value: (some Encodable)?, _ key: CodingKeys) throws {
      try values.encodeIfPresent(value, forKey: key)
    }
    try add(Self.formatVersion, .version)
    try add(name, .name)
    try add(title, .title)
    try add(message, .message)
    try add(notice, .notice)
    try add(picture, .picture)
    try add(lines, .lines)
    try add(sections, .sections)
    if isDashboard { try add(true, .isDashboard) }
    if !footnotes.isEmpty { try add(footnotes, .footnotes) }
    try add(total, .total)
    try add(narrowing, .narrowing)
    try add(focus, .focus)
    try add(preview, .preview)
    try add(fields, .fields)
    if hasUnsavedChanges { try add(true, .hasUnsavedChanges) }
    try add(buttons, .buttons)
    try add(search, .search)
    try add(searchLabel, .searchLabel)
    try add(searchValidationError, .searchValidationError)
    try add(searchMistake, .searchMistake)
    // A set is unordered, but equal scenes must encode to the same bytes.
    try add(Offer.allCases.filter(offers.contains), .offers)
    try add(loading, .loading)
    try add(failure, .failure)
  }
}

extension Scene.Line: Encodable {
  /// Encodes only the line's text.
  ///
  /// Other programs do not need to know how the line wraps.
  public func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }
}

extension Scene.Section: Encodable {
  private enum CodingKeys: CodingKey { case heading, columns, rows, text }

  /// Encodes the table, leaving out the text if there is none.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(heading, forKey: .heading)
    try values.encode(columns, forKey: .columns)
    try values.encode(rows, forKey: .rows)
    if !text.isEmpty { try values.encode(text, forKey: .text) }
  }
}

extension Scene.Row: Encodable {
  private enum CodingKeys: CodingKey { case id, cells, marks, heading, share, card }

  /// Encodes the row, leaving out empty and missing values other than the cells.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(cells, forKey: .cells)
    if !marks.isEmpty { try values.encode(marks, forKey: .marks) }
    if !heading.isEmpty { try values.encode(heading, forKey: .heading) }
    try values.encodeIfPresent(share, forKey: .share)
    try values.encodeIfPresent(card, forKey: .card)
  }
}

extension Scene.Card: Encodable {
  private enum CodingKeys: CodingKey { case picture, heading, value, note, facts, text }

  /// Encodes the card, leaving out any text that is empty.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(picture, forKey: .picture)
    try values.encode(heading, forKey: .heading)
    let rest: [(CodingKeys, StyledText)] = [
      (.value, value), (.note, note), (.facts, facts), (.text, text),
    ]
    for (key, text) in rest where !text.spans.isEmpty { try values.encode(text, forKey: key) }
  }
}

extension Scene.Choice: Encodable {
  /// Encodes only the label, which other programs can send in place of the identifier.
  public func encode(to encoder: any Encoder) throws { try label.encode(to: encoder) }
}

extension Scene.Button: Encodable {
  private enum CodingKeys: CodingKey {
    case id, label, isEnabled, isChecked, progress, key, disabledReason, style, effect
  }

  /// Encodes the button, with the effect as `{"open": "…"}` or `{"copy": "…"}`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    func add(_ value: (some Encodable)?, _ key: CodingKeys) throws {
      try values.encodeIfPresent(value, forKey: key)
    }
    try add(id, .id)
    try add(label, .label)
    try add(isEnabled, .isEnabled)
    try add(isChecked, .isChecked)
    try add(progress, .progress)
    try add(key.map { String($0) }, .key)
    try add(disabledReason, .disabledReason)
    try add(style, .style)
    switch effect {
    case nil: break
    case .open(let address): try add(["open": address], .effect)
    case .copy(let text): try add(["copy": text], .effect)
    }
  }
}

extension StyledText: Encodable {
  private enum CodingKeys: CodingKey { case text, spans }

  /// Encodes the text, and also its spans if any part of the text is styled.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(text, forKey: .text)
    guard spans.contains(where: { $0.style != .plain }) else { return }
    try values.encode(spans, forKey: .spans)
  }
}

extension StyledText.Span: Encodable {
  private enum CodingKeys: CodingKey { case text, color, isBold, isDim, isReversed, link }

  /// Encodes the text, and the parts of its style that differ from the plain style.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(text, forKey: .text)
    try values.encodeIfPresent(style.color, forKey: .color)
    if style.isBold { try values.encode(true, forKey: .isBold) }
    if style.isDim { try values.encode(true, forKey: .isDim) }
    if style.isReversed { try values.encode(true, forKey: .isReversed) }
    try values.encodeIfPresent(style.link, forKey: .link)
  }
}
