/// The code of a template that depends on the fields of the module's entity.
///
/// The template contains the code for the standard fields, which the generator replaces.
struct FieldCode {
  /// Code in the file whose name ends with `file`, such as `View`.
  typealias Part = (file: String, code: String)

  let template: ModuleTemplate
  let fields: ModuleFields

  private var own: String { template.rawValue }
  private var all: [ModuleField] { fields.all }
  private var title: ModuleField { fields.title }
  private var others: ArraySlice<ModuleField> { all.dropFirst() }
  private var hasFlags: Bool { all.contains { $0.kind == .flag } }

  /// The parts, in the same order for any fields.
  var parts: [Part] {
    switch template {
    case .list: entity + list
    case .detail: entity + page
    case .form: entity + form
    }
  }

  private func lines(
    of fields: some Sequence<ModuleField>, _ line: (ModuleField) -> String
  ) -> String {
    fields.map(line).joined(separator: "\n")
  }

  /// Returns declarations with their documentation comments.
  private func documented(_ declaration: (ModuleField) -> String) -> String {
    lines(of: all) { "  /// \(summary(of: $0))\n  \(declaration($0))" }
  }

  private func summary(of field: ModuleField) -> String { field.summary(isFirst: field == title) }

  // MARK: The entity and its samples

  private var entity: [Part] {
    let isForm = template == .form
    let parameters = all.map { "\($0.name): \($0.kind.rawValue)" }
    let comments = lines(of: all) { "  ///   - \($0.name): \(summary(of: $0))" } + "\n"
    return [
      ("Contract", documented { "var \($0.name): \($0.kind.rawValue) { get }" }),
      (
        "Entity",
        documented { "\(isForm ? "public var" : "public let") \($0.name): \($0.kind.rawValue)" }
      ),
      (
        "Entity",
        (isForm ? "" : comments)
          + wrapped(
            "  public init(", (isForm ? [] : ["id: String"]) + parameters, ") {", .declaration)
          + (isForm ? "\n" : "\n    self.id = id\n")
          + lines(of: all) { "    self.\($0.name) = \($0.name)" }
      ),
    ]
  }

  /// A value as it is written in code.
  private func value(of field: ModuleField, in row: Int) -> String {
    let index = all.firstIndex(of: field) ?? 0
    return switch field.kind {
    case .text: "\"\(text(of: field, in: row))\""
    case .integer: "\(index)\(row + 1)"
    case .decimal: "\(index)\(row + 1).5"
    case .flag: "\(row == 0)"
    }
  }

  /// A value as it is shown.
  private func text(of field: ModuleField, in row: Int, isSparse: Bool = false) -> String {
    switch field.kind {
    case .text where field == title: ["First", "Second", "Third"][row]
    case .text: row == 0 && !isSparse ? "First \(field.term)" : ""
    case .integer, .decimal: value(of: field, in: row)
    case .flag: row == 0 ? "Yes" : "No"
    }
  }

  private func entity(_ name: String, in row: Int, isSparse: Bool = false) -> String {
    wrapped(
      "  static let \(name) = \(own)Entity(",
      (template == .form ? [] : ["id: \"\(row + 1)\""])
        + all.map { field in
          let isEmpty = isSparse && field.kind == .text && field != title
          return "\(field.name): \(isEmpty ? "\"\"" : value(of: field, in: row))"
        }, ")")
  }

  // MARK: The mappers of lists and pages

  /// Returns the code of an item's value as a text.
  private func text(of field: ModuleField) -> String {
    switch field.kind {
    case .text: "item.\(field.name)"
    case .integer: "String(item.\(field.name))"
    case .decimal, .flag: "text(item.\(field.name))"
    }
  }

  /// The methods of a mapper that turn values into texts, if there are such values.
  private var conversions: String {
    (hasFlags
      ? """


        private func text(_ value: Bool) -> String {
          value ? localizer.text("Yes") : localizer.text("No")
        }
      """ : "")
      + (all.contains { $0.kind == .decimal }
        ? """


          private func text(_ value: Double) -> String { localizer.decimal(String(value)) }
        """ : "")
  }

  // MARK: Lists

  private var list: [Part] {
    let headings = all.map { "\"\($0.label.uppercased())\"" }
    let row =
      ["id: \"1\""] + all.map { "\($0.name): \"\(text(of: $0, in: 0))\"" }
    return [
      (
        "Mapper",
        wrapped(
          "    \(own)ViewModel(", ["id: item.id"] + all.map { "\($0.name): \(text(of: $0))" }, ")")
          + "\n  }" + conversions
      ),
      ("ViewModel", documented { "public let \($0.name): String" }),
      (
        "View",
        "            cells: "
          + list(
            of: all.map {
              "              StyledText(row.\($0.name)\($0 == title ? ", .bold" : ""))"
            }, indent: 12)
      ),
      (
        "View",
        "    columns = "
          + list(
            of: all.map {
              wrapped(
                "      Scene.Column(",
                ["localizer.text(\"\($0.label.uppercased())\")", fit(of: $0)], ")")
            }, indent: 4)
      ),
      ("Stage", entity("first", in: 0)), ("Stage", entity("second", in: 1)),
      ("Stage", entity("third", in: 2)),
      ("Stage", wrapped("  static let first = \(own)ViewModel(", row, ")")),
      ("ViewTests", literal("> ", in: 0) + "\n" + literal("  ", in: 1)),
      (
        "ViewTests",
        wrapped("    let headings = [", headings, "]", .list)
          + "\n    var texts = headings\(hasFlags ? " + [\"Yes\", \"No\"]" : "")"
      ),
      (
        "ViewTests",
        "    #expect(columns == headings.map { \"«\\($0)»\" })"
          + firstFlag {
            "stage.window.scene?.rows.first?.cells[\($0)].text == \"«Yes»\""
          }
      ),
    ]
  }

  private func fit(of field: ModuleField) -> String {
    let index = all.firstIndex(of: field) ?? 0
    return switch field.kind {
    case _ where field == title: ".fixed"
    case .text: ".truncatable(minWidth: 16, dropPriority: \(index))"
    case _: ".droppable(dropPriority: \(index))"
    }
  }

  /// A row in the text of a scene, with line breaks that are not part of the text.
  private func literal(_ mark: String, in row: Int) -> String {
    let indent = String(repeating: " ", count: 8)
    var text = Array(mark + all.map { self.text(of: $0, in: row) }.joined(separator: "  "))
    while text.last == " " { text.removeLast() }
    return stride(from: 0, to: text.count, by: 90).map { start in
      indent + String(text[start..<min(start + 90, text.count)])
    }
    .joined(separator: "\\\n")
  }

  /// Returns a check that uses the index of the first Boolean field, if there is one.
  private func firstFlag(_ check: (Int) -> String) -> String {
    all.firstIndex { $0.kind == .flag }.map { "\n    #expect(\(check($0)))" } ?? ""
  }

  // MARK: Pages

  private var page: [Part] {
    let facts = others.map {
      wrapped(
        "      .init(", ["label: localizer.text(\"\($0.label)\")", "value: \(text(of: $0))"], ")")
    }
    let samples = others.map {
      "      Fact(label: \"\($0.label)\", value: \"\(text(of: $0, in: 0))\")"
    }
    let sparse = others.filter { $0.kind != .text }
    return [
      (
        "Mapper",
        "    let facts: [\(own)ViewModel.Fact] = \(list(of: facts, indent: 4))\n"
          + wrapped(
            "    return \(own)ViewModel(",
            ["title: item.\(title.name)", "facts: facts.filter { !$0.value.isEmpty }"], ")")
          + "\n  }" + conversions
      ),
      ("Stage", entity("full", in: 0)), ("Stage", entity("sparse", in: 0, isSparse: true)),
      ("Stage", "    facts: \(list(of: samples, indent: 4))"),
      ("ViewTests", shown(others, label: { $0.label }, value: { text(of: $0, in: 0) })),
      ("ViewTests", shown(sparse, label: { $0.label }, value: { text(of: $0, in: 0) })),
      (
        "ViewTests",
        shown(
          others, label: { "«\($0.label)»" },
          value: { $0.kind == .flag ? "«Yes»" : text(of: $0, in: 0) })
      ),
      (
        "ViewTests",
        "    let texts = ["
          + others.map { "\n      \"\($0.label)\"," }.joined()
          + (hasFlags ? "\n      \"Yes\", \"No\"," : "")
      ),
    ]
  }

  /// The check of the lines that a page shows.
  private func shown(
    _ fields: some Sequence<ModuleField>, label: (ModuleField) -> String,
    value: (ModuleField) -> String
  ) -> String {
    let facts = fields.map { "        \"\(label($0)): \(value($0))\"" }
    let lines = "stage.window.scene?.lines.map(\\.text.text)"
    return facts.isEmpty
      ? "    #expect(\(lines) == [])"
      : "    #expect(\n      \(lines) == \(list(of: facts, indent: 6)))"
  }

  /// A list with one element on each line.
  private func list(of elements: [String], indent: Int) -> String {
    guard !elements.isEmpty else { return "[]" }
    let end = (elements.count > 1 ? ",\n" : "\n") + String(repeating: " ", count: indent) + "]"
    return "[\n" + elements.joined(separator: ",\n") + end
  }

  // MARK: Forms

  private var form: [Part] {
    let numbers = all.filter { $0.kind == .integer || $0.kind == .decimal }
    return [
      ("Entity", documented { "case \($0.name)" }),
      ("Mapper", lines(of: all) { "    texts[.\($0.name)] = \(initialText(of: $0))" }),
      (
        "Mapper",
        "validationError(about: $0, in: texts) == nil })"
          + numbers.map { ",\n      let \($0.name) = \($0.kind.rawValue)(texts[.\($0.name)])" }
          .joined() + (numbers.isEmpty ? " " : "\n    ") + "else { return nil }\n"
          + wrapped("    return \(own)Entity(", all.map { "\($0.name): \(parsed($0))" }, ")")
      ),
      ("Mapper", lines(of: [title] + numbers, rule)),
      ("View", field),
      (
        "View",
        lines(of: all) { "    case .\($0.name): localizer.text(\"\($0.label)\")" } + choices
      ),
      ("Doubles", "entity.\(title.name)"),
      ("ModuleTests", "field: \"\(title.name)\""),
      ("PresenterTests", "field: \"\(title.name)\""),
      ("PresenterTests", "Error(.\(title.name),"),
      ("PresenterTests", "(\(title.name)!)"),
      ("PresenterTests", numbers.first.map(numberTest) ?? Self.nextTest),
      ("Stage", entity("filled", in: 0)),
      (
        "Stage",
        "    fields: "
          + list(
            of: all.map { field in
              let text = field.kind == .flag ? "true" : text(of: field, in: 0)
              return "      Field(id: .\(field.name), text: \"\(text)\", validationError: nil)"
            }, indent: 4)
      ),
      (
        "Stage",
        wrapped(
          "  static let required: [\(own)Field] = [",
          ([title] + numbers).map { ".\($0.name)" }, "]", .list)
      ),
      ("Stage", "`\(title.name)!`"),
      ("ViewTests", "Title\\n\(title.label):\\n  ! Enter the \(title.term)."),
      ("ViewTests", "\\n\(title.label): First"),
      ("ViewTests", "changed.\(title.name)"),
      ("ViewTests", "field: \"\(title.name)\""),
      (
        "ViewTests",
        wrapped("    let labels = [", all.map { "\"\($0.label)\"" }, "]", .list)
          + "\n    var texts = labels + [\"Enter the \(title.term).\""
          + (hasFlags ? ", \"No\", \"Yes\"]" : "]")
      ),
      (
        "ViewTests",
        "labels.map { \"«\\($0)»\" })"
          + firstFlag {
            "stage.window.scene?.fields[\($0)].choices.map(\\.label) == [\"«No»\", \"«Yes»\"]"
          } + firstFlag { "stage.window.scene?.fields[\($0)].text == \"«No»\"" }
      ),
      ("ViewTests", "«Enter the \(title.term).»"),
    ]
  }

  private static let nextTest = "  @Test func `A save that fails twice"

  /// A test of the message for a number that is none.
  private func numberTest(of field: ModuleField) -> String {
    """
      @Test func `A text that is not a number shows its message immediately`() async {
        await stage.open(.filled, recorded: false)
        await stage.window.send(.type(field: "\(field.name)", text: "many"))
        stage.recorder.expect("view.update(.editing(\(field.name)!))")
        await stage.close()
      }


    """ + Self.nextTest
  }

  private func initialText(of field: ModuleField) -> String {
    switch field.kind {
    case .text: "item?.\(field.name) ?? \"\""
    case .integer, .decimal: "item.map { String($0.\(field.name)) } ?? \"\""
    case .flag: "String(item?.\(field.name) ?? false)"
    }
  }

  private func parsed(_ field: ModuleField) -> String {
    switch field.kind {
    case .text: "texts[.\(field.name)]"
    case .integer, .decimal: field.name
    case .flag: "texts[.\(field.name)] == \"true\""
    }
  }

  private func rule(for field: ModuleField) -> String {
    let text = "texts[.\(field.name)]"
    let (isInvalid, message) =
      switch field.kind {
      case .integer: ("Int(\(text)) == nil", "Enter a whole number.")
      case .decimal: ("Double(\(text))?.isFinite != true", "Enter a number.")
      case .text, .flag: ("\(text).isEmpty", "Enter the \(field.term).")
      }
    return "    case .\(field.name) where \(isInvalid):\n      localizer.text(\"\(message)\")"
  }

  /// The code that draws a field, with choices if there are any.
  private var field: String {
    hasFlags
      ? """
            let choices = labels.choices(of: field.id)
            return Scene.Field(
              name: field.id.rawValue, label: labels.text(of: field.id),
              text: choices.first { $0.id == field.text }?.label ?? field.text,
              validationError: field.validationError, choices: choices)
      """
      : """
            Scene.Field(
              name: field.id.rawValue, label: labels.text(of: field.id), text: field.text,
              validationError: field.validationError)
      """
  }

  private var choices: String {
    guard hasFlags else { return "\n    }\n  }" }
    let flags = all.filter { $0.kind == .flag }
    return """

          }
        }

        /// Returns the choices of a field; empty if the user can type any text.
        func choices(of field: \(own)Field) -> [Scene.Choice] {
          switch field {
      \(lines(of: flags) { "    case .\($0.name): yesOrNo" })
          default: []
          }
        }

        private var yesOrNo: [Scene.Choice] {
          [
            Scene.Choice("false", label: localizer.text("No")),
            Scene.Choice("true", label: localizer.text("Yes")),
          ]
        }
      """
  }

  // MARK: Lines

  /// What closes a list that takes several lines.
  private enum Closing {
    case call
    case declaration
    case list
  }

  /// Returns a list on one line or, if it is too long, on several.
  private func wrapped(
    _ head: String, _ items: [String], _ tail: String, _ closing: Closing = .call
  ) -> String {
    let line = head + items.joined(separator: ", ") + tail
    guard width(of: line) > Self.maxWidth else { return line }
    let indent = String(head.prefix { $0 == " " })
    var lines = [head, ""]
    for item in items {
      let last = lines[lines.count - 1]
      let longer = last.isEmpty ? "\(indent)  \(item)" : "\(last), \(item)"
      if last.isEmpty || width(of: longer + tail) <= Self.maxWidth {
        lines[lines.count - 1] = longer
      } else {
        lines[lines.count - 1] += ","
        lines.append("\(indent)  \(item)")
      }
    }
    switch closing {
    case .call: lines[lines.count - 1] += tail
    case .declaration: lines.append(indent + tail)
    case .list:
      lines[lines.count - 1] += ","
      lines.append(indent + tail)
    }
    return lines.joined(separator: "\n")
  }

  private static let maxWidth = 100

  /// The number of characters in a line of a module whose name has 16 letters.
  private func width(of line: String) -> Int {
    line.count + line.ranges(of: own).count * (16 - own.count)
  }
}
