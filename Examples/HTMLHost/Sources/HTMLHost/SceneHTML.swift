import Viper

enum HTML {
  /// Returns an HTML element, whose name and attributes are in `opening`.
  static func element(_ opening: String, _ content: String) -> String {
    "<\(opening)>\(content)</\(opening.prefix { $0 != " " })>"
  }
}

extension String {
  var escaped: String {
    reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.append(character)
      }
    }
  }
}

extension StyledText {
  var html: String {
    spans.map { span in
      var html = span.text.escaped
      if let link = span.style.link { html = HTML.element("a href=\"\(link.escaped)\"", html) }
      if span.style.isBold { html = HTML.element("b", html) }
      if let color = span.style.color { html = HTML.element("span class=\"\(color)\"", html) }
      return html
    }.joined()
  }
}

extension Scene {
  /// The scene as HTML, including everything a terminal host shows around it.
  var html: String {
    var html = [HTML.element("h1", title.escaped)]
    if let message { html.append(HTML.element("p", message.escaped)) }
    if let picture { html.append(picture.html) }
    html += lines.map { HTML.element("p", $0.text.html) }
    var index = 0
    for section in sections where !section.rows.isEmpty {
      html.append(table(section, from: index))
      index += section.rows.count
    }
    if let preview { html.append(HTML.element("aside", preview.html)) }
    html += fields.map(\.html)
    if let search {
      html.append("<input type=\"search\" name=\"search\" value=\"\(search.escaped)\">")
    }
    if let loading { html.append(HTML.element("progress", loading.escaped)) }
    if let failure {
      let text = failure.message + (failure.advice.isEmpty ? "" : " " + failure.advice)
      html.append(HTML.element("p role=\"alert\"", text.escaped))
    }
    html += buttons.filter { $0.style == .inline }.map(\.html)
    let commands = buttons.filter { $0.style == .command }
    if !commands.isEmpty {
      html.append(HTML.element("menu", commands.map { HTML.element("li", $0.html) }.joined()))
    }
    html += Offer.allCases.filter(offers.contains).map {
      HTML.element("button name=\"\($0)\"", "\($0)")
    }
    return html.joined(separator: "\n")
  }

  private func table(_ section: Section, from first: Int) -> String {
    let heading = section.columns.map { HTML.element("th", $0.heading.escaped) }.joined()
    let rows = section.rows.enumerated().map { offset, row in
      let mark = first + offset == focus ? "tr aria-selected=\"true\"" : "tr"
      return HTML.element(mark, row.cells.map { HTML.element("td", $0.html) }.joined())
    }
    let caption = section.heading.isEmpty ? "" : HTML.element("caption", section.heading.escaped)
    return HTML.element(
      "table", caption + ([HTML.element("tr", heading)] + rows).joined(separator: "\n"))
  }
}

extension Scene.Picture {
  var html: String { "<img src=\"\((address ?? "").escaped)\" alt=\"\(text.escaped)\">" }
}

extension Scene.Preview {
  var html: String {
    ([HTML.element("h2", title.escaped)] + lines.map { HTML.element("p", $0.text.html) }
      + (picture.map { [$0.html] } ?? [])).joined(separator: "\n")
  }
}

extension Scene.Field {
  var html: String {
    let kind = isSecret ? "password" : "text"
    // A secret field's text is only a mask, which must not be submitted.
    let value = isSecret ? "" : text.escaped
    let input =
      choices.isEmpty
      ? """
      <input type="\(kind)" name="field.\(name)" value="\(value)" placeholder="\(placeholder.escaped)">
      """
      : HTML.element(
        "select name=\"field.\(name)\"",
        choices.map { HTML.element($0 == text ? "option selected" : "option", $0.escaped) }.joined()
      )
    let alert = complaint.map { HTML.element("em", $0.escaped) } ?? ""
    return HTML.element("label", label.escaped + input + alert)
  }
}

extension Scene.Button {
  var html: String {
    let state = (isEnabled ? "" : " disabled") + (isChecked ? " aria-pressed=\"true\"" : "")
    let access = key.map { " accesskey=\"\(String($0).escaped)\"" } ?? ""
    return HTML.element("button name=\"press\" value=\"\(id)\"\(access)\(state)", text.escaped)
  }
}
