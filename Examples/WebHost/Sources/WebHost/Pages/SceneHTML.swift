import Viper

enum HTML {
  /// Returns an HTML element, whose name and attributes are in `opening`.
  static func element(_ opening: String, _ content: String) -> String {
    "<\(opening)>\(content)</\(opening.prefix { $0 != " " })>"
  }

  /// Returns an element, or an empty text if the element would be empty.
  static func unlessEmpty(_ opening: String, _ content: String) -> String {
    content.isEmpty ? "" : element(opening, content)
  }
}

extension String {
  var escaped: String {
    // A quotation mark and an accent form a single character.
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\0": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether this is the address of a web page, and not, for example, a script.
  var isWebAddress: Bool { hasPrefix("https://") || hasPrefix("http://") }
}

extension StyledText {
  var html: String { html(withLinks: true) }

  func html(withLinks: Bool) -> String {
    spans.map { span in
      var html = span.text.escaped
      if span.style.isBold { html = HTML.element("b", html) }
      if let color = span.style.color {
        html = HTML.element("span class=\"\(color)\"", html)
      } else if span.style.isDim {
        html = HTML.element("span class=\"dim\"", html)
      }
      if withLinks, let link = span.style.link, link.isWebAddress {
        let opening = "a href=\"\(link.escaped)\" target=\"_blank\" rel=\"noreferrer\""
        html = HTML.element(opening, html)
      }
      return html
    }.joined()
  }
}

extension Scene {
  /// Returns the scene as HTML, including everything a terminal host shows around it.
  ///
  /// `canGoBack` is `true` if there is a screen to go back to.
  func html(canGoBack: Bool) -> String {
    let about = HTML.unlessEmpty(
      "div class=\"about\"",
      (picture?.html(title: title) ?? "") + HTML.unlessEmpty("div", lines.html))
    let parts = [
      header(canGoBack: canGoBack),
      HTML.unlessEmpty("p class=\"message\"", (searchValidationError ?? message ?? "").escaped),
      HTML.unlessEmpty("p role=\"status\"", (notice ?? "").escaped),
      menu, about, tables,
      HTML.unlessEmpty("div class=\"footnotes\"", footnotes.html),
      form, HTML.unlessEmpty("p class=\"loading\"", (loading ?? "").escaped),
      failure.map { HTML.element("p role=\"alert\"", $0.sentences.escaped) } ?? "",
      // In a form, the buttons follow the fields.
      fields.isEmpty ? inlineButtons : "", otherOffers,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func header(canGoBack: Bool) -> String {
    let isForm = fields.contains { !$0.isPrompt }
    let back =
      canGoBack || offers.contains(.back)
      ? HTML.element("button data-offer=\"back\"", isForm ? "Cancel" : "← Back") : ""
    let search = search.map { search in
      let label = (searchLabel ?? "Search").escaped
      return HTML.element(
        "form class=\"search\"",
        """
        <input type="search" name="search" value="\(search.escaped)" placeholder="\(label)" \
        aria-label="\(label)" autocomplete="off">
        """)
    }
    return HTML.element(
      "header", back + HTML.element("h1", title.escaped) + (search ?? ""))
  }

  /// The commands, of which those without a key are in a list of their own.
  private var menu: String {
    let commands = buttons.filter { $0.style == .command }
    let items = commands.filter { $0.key != nil }.map { HTML.element("li", $0.html) }.joined()
    let more = commands.filter { $0.key == nil }.map { HTML.element("li", $0.html) }.joined()
    let list = more.isEmpty ? "" : HTML.element("summary", "More") + HTML.element("ul", more)
    return HTML.unlessEmpty(
      "menu", items + HTML.unlessEmpty("li", HTML.unlessEmpty("details", list)))
  }

  private var tables: String {
    var index = 0
    let html = sections.filter { !$0.rows.isEmpty }.map { section in
      defer { index += section.rows.count }
      return section.rows.allSatisfy { $0.card != nil }
        ? section.cards(from: index, focus: focus) : section.table(from: index, focus: focus)
    }
    let content = html.joined(separator: "\n")
    let hasCards = sections.contains { $0.rows.contains { $0.card != nil } }
    return hasCards ? content : HTML.unlessEmpty("div class=\"tables\"", content)
  }

  private var form: String {
    guard !fields.isEmpty else { return "" }
    let isPrompt = fields.contains(where: \.isPrompt)
    let buttons = HTML.unlessEmpty("div class=\"buttons\"", inlineButtons)
    let submit = fields.contains { $0.choices.isEmpty } ? "<input type=\"submit\" hidden>" : ""
    return HTML.element(
      "form class=\"fields\(isPrompt ? " prompt" : "")\"",
      fields.map(\.html).joined(separator: "\n") + submit + buttons)
  }

  private var inlineButtons: String {
    buttons.filter { $0.style == .inline }.map(\.html).joined(separator: "\n")
  }

  /// The offers, except for going back.
  private var otherOffers: String {
    let labels: [(Offer, parameter: String, label: String)] = [
      (.more, "more", "More"), (.refresh, "refresh", "Reload"),
      (.clearSearch, "search=", "Clear search"),
    ]
    let html = labels.filter { offers.contains($0.0) }.map {
      HTML.element("button data-offer=\"\($0.parameter)\"", $0.label)
    }
    return HTML.unlessEmpty("div class=\"offers\"", html.joined(separator: "\n"))
  }
}

extension [Scene.Line] {
  fileprivate var html: String {
    filter { !$0.text.spans.isEmpty }.map { HTML.element("p", $0.text.html) }
      .joined(separator: "\n")
  }
}

extension Failure {
  fileprivate var sentences: String { message + (advice.isEmpty ? "" : " " + advice) }
}

extension Scene.Section {
  fileprivate func cards(from first: Int, focus: Int?) -> String {
    let items = rows.enumerated().compactMap { offset, row in
      row.card.map { HTML.element("li", $0.html(of: row, at: first + offset, focus: focus)) }
    }
    return HTML.unlessEmpty("h2", heading.escaped)
      + HTML.element("ul class=\"cards\"", items.joined(separator: "\n"))
  }

  fileprivate func table(from first: Int, focus: Int?) -> String {
    let headings = columns.map { HTML.element("th", $0.heading.escaped) }.joined()
    let rows = rows.enumerated().map { offset, row in
      let cells = row.cells.map { HTML.element("td", $0.html(withLinks: false)) }
      return HTML.element("tr \(row.attributes(first + offset, focus))", cells.joined())
    }
    return HTML.element(
      "table",
      HTML.unlessEmpty("caption", heading.escaped)
        + HTML.element("thead", HTML.element("tr", headings))
        + HTML.element("tbody", rows.joined(separator: "\n")))
  }
}

extension Scene.Row {
  /// The attributes by which the page and scripts find the row.
  fileprivate func attributes(_ index: Int, _ focus: Int?) -> String {
    "data-row=\"\(index + 1)\"" + (index == focus ? " aria-current=\"true\"" : "")
  }
}

extension Scene.Card {
  fileprivate func html(of row: Scene.Row, at index: Int, focus: Int?) -> String {
    // The note contains the user's rating.
    let shown = row.marks.filter { !$0.hasPrefix("rating ") || note.spans.isEmpty }
    let marks = shown.map { mark in
      HTML.element("span class=\"mark\" title=\"\(mark.escaped)\"", Self.symbol(for: mark).escaped)
    }
    let value = [value.html(withLinks: false), note.html(withLinks: false)] + marks
    return HTML.element(
      "button class=\"card\" \(row.attributes(index, focus))",
      [
        picture?.html(title: heading.text) ?? "",
        HTML.element("span class=\"heading\"", heading.html(withLinks: false)),
        HTML.element("span class=\"value\"", value.filter { !$0.isEmpty }.joined(separator: " ")),
        HTML.element("span class=\"facts\"", facts.html(withLinks: false)),
        HTML.element("span class=\"text\"", text.html(withLinks: false)),
      ].joined())
  }

  private static func symbol(for mark: String) -> String {
    switch mark {
    case "favorite": "♥"
    case "watchlist": "＋"
    case "seen": "✓"
    case _ where mark.hasPrefix("rating "): "★ " + mark.dropFirst("rating ".count)
    default: mark
    }
  }
}

extension Scene.Picture {
  /// The picture or, if it has no address, a drawn poster with the title.
  fileprivate func html(title: String) -> String {
    guard address != nil else {
      let hue = id.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % 8
      let label = text.escaped
      return HTML.element(
        "span class=\"poster drawn hue\(hue)\" role=\"img\" aria-label=\"\(label)\"", title.escaped)
    }
    return "<img class=\"poster\" src=\"pictures/\(id.escaped)\" alt=\"\(text.escaped)\">"
  }
}

extension Scene.Field {
  fileprivate var html: String {
    let notes =
      HTML.unlessEmpty("small", hint.escaped)
      + (validationError.map { HTML.element("em", $0.escaped) } ?? "")
    if isPrompt, !choices.isEmpty {
      return HTML.element(
        "fieldset class=\"field\" data-field=\"\(name)\" data-value=\"\(text.escaped)\"",
        HTML.element("legend", label.escaped) + choices.map(button).joined(separator: "\n") + notes)
    }
    return HTML.element(
      "label class=\"field\"", HTML.element("span", label.escaped) + control + notes)
  }

  private var control: String {
    guard choices.isEmpty else {
      let options = choices.map {
        HTML.element($0.label == text ? "option selected" : "option", $0.label.escaped)
      }
      return HTML.element("select name=\"field.\(name)\"", options.joined())
    }
    // A secret field's text is only a mask, which must not be submitted.
    let value = isSecret ? "" : " value=\"\(text.escaped)\""
    let filled = isSecret && !text.isEmpty ? " data-filled" : ""
    return """
      <input type="\(isSecret ? "password" : "text")" name="field.\(name)"\(value)\(filled) \
      autocomplete="off" placeholder="\(placeholder.escaped)">
      """
  }

  /// A choice of a prompt, which a click also submits.
  private func button(choice: Scene.Choice) -> String {
    let isCurrent = choice.label == text
    let parameter = isCurrent ? "submit" : "field.\(name)=\(choice.id)"
    let checked = isCurrent ? " aria-pressed=\"true\"" : ""
    let attributes = "type=\"button\" data-offer=\"\(parameter.escaped)\"" + checked
    return HTML.element("button \(attributes)", choice.label.escaped)
  }
}

extension Scene.Button {
  fileprivate var html: String {
    var attributes = "type=\"button\" data-press=\"\(id.escaped)\""
    if !isEnabled { attributes += " disabled" }
    if isChecked { attributes += " aria-pressed=\"true\"" }
    if let key { attributes += " data-key=\"\(String(key).escaped)\"" }
    if let disabledReason { attributes += " title=\"\(disabledReason.escaped)\"" }
    switch effect {
    case .open(let address) where address.isWebAddress:
      attributes += " data-open=\"\(address.escaped)\""
    case .copy(let text): attributes += " data-copy=\"\(text.escaped)\""
    default: break
    }
    let hint = key.map { HTML.element("kbd", String($0).escaped) } ?? ""
    return HTML.element("button \(attributes)", text.escaped + hint)
  }
}
