/// The format of scenes for other programs, which `Docs/SceneFormat.md` describes.
extension Scene: Encodable {
  /// The version of the format: another one if a field is gone or means something else, but not if there
  /// is a new one.
  public static let formatVersion = 1

  private enum CodingKeys: CodingKey {
    case version, name, title, message, notice, picture, lines, sections, total, focus, preview,
      fields
    case buttons, search, searchLabel, searchComplaint, offers, loading, failure
  }

  /// Encodes what the screen shows; what it does not have is left out.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Self.formatVersion, forKey: .version)
    try values.encode(name, forKey: .name)
    try values.encode(title, forKey: .title)
    try values.encodeIfPresent(message, forKey: .message)
    try values.encodeIfPresent(notice, forKey: .notice)
    try values.encodeIfPresent(picture, forKey: .picture)
    try values.encode(lines, forKey: .lines)
    try values.encode(sections, forKey: .sections)
    try values.encodeIfPresent(total, forKey: .total)
    try values.encodeIfPresent(focus, forKey: .focus)
    try values.encodeIfPresent(preview, forKey: .preview)
    try values.encode(fields, forKey: .fields)
    try values.encode(buttons, forKey: .buttons)
    try values.encodeIfPresent(search, forKey: .search)
    try values.encodeIfPresent(searchLabel, forKey: .searchLabel)
    try values.encodeIfPresent(searchComplaint, forKey: .searchComplaint)
    // A set has no order, and the same scene has the same bytes.
    try values.encode(Offer.allCases.filter(offers.contains), forKey: .offers)
    try values.encodeIfPresent(loading, forKey: .loading)
    try values.encodeIfPresent(failure, forKey: .failure)
  }
}

extension Scene.Line: Encodable {
  /// Encodes the text alone: how a terminal wraps it is not for other programs.
  public func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }
}

extension Scene.Button: Encodable {
  private enum CodingKeys: CodingKey {
    case id, label, isEnabled, isChecked, progress, key, style, effect
  }

  /// Encodes the button, with the effect as `{"open": "…"}` or `{"copy": "…"}`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(label, forKey: .label)
    try values.encode(isEnabled, forKey: .isEnabled)
    try values.encode(isChecked, forKey: .isChecked)
    try values.encodeIfPresent(progress, forKey: .progress)
    try values.encodeIfPresent(key.map { String($0) }, forKey: .key)
    try values.encode(style, forKey: .style)
    switch effect {
    case nil: break
    case .open(let address): try values.encode(["open": address], forKey: .effect)
    case .copy(let text): try values.encode(["copy": text], forKey: .effect)
    }
  }
}

extension StyledText: Encodable {
  private enum CodingKeys: CodingKey { case text, spans }

  /// Encodes the text and, if any of it has a style, its spans.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(text, forKey: .text)
    guard spans.contains(where: { $0.style != .plain }) else { return }
    try values.encode(spans, forKey: .spans)
  }
}

extension StyledText.Span: Encodable {
  private enum CodingKeys: CodingKey { case text, color, isBold, isDim, isReversed, link }

  /// Encodes the text, and what is not plain in its style.
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
