import MovieEntities
public import Viper

// What several views draw of buttons, prompts and arrangements.

extension MovieButton {
  /// Returns the button with a localized label.
  public func button(
    _ label: String, isEnabled: Bool = true, isChecked: Bool = false,
    disabledReason: String? = nil, style: Scene.Button.Style = .command,
    effect: Scene.Button.Effect? = nil
  ) -> Scene.Button {
    Scene.Button(
      id: rawValue, label: label, isEnabled: isEnabled, isChecked: isChecked, key: key,
      disabledReason: disabledReason, style: style, effect: effect)
  }

  /// Returns the button's action; `nil` if the button has no label, because it does not apply.
  package func action(
    _ labels: [MovieButton: String], isEnabled: Bool = true, isChecked: Bool = false,
    disabledReason: String? = nil, effect: Scene.Button.Effect? = nil,
    perform: @escaping @MainActor () async -> Void = {}
  ) -> Scene.Action? {
    labels[self].map { label in
      Scene.Action(
        button(
          label, isEnabled: isEnabled, isChecked: isChecked, disabledReason: disabledReason,
          effect: effect),
        perform: perform)
    }
  }
}

extension [Scene.Action] {
  /// Creates the actions that mark the focused movie or undo a change.
  ///
  /// - Parameters:
  ///   - content: The content with the movie.
  ///   - labels: The labels of buttons.
  ///   - nothingToUndo: The reason why nothing can be undone.
  ///   - canLog: Whether the movie can be added to a diary.
  ///   - canUndo: Whether a change can be undone.
  ///   - presenter: The part of the presenter for marking.
  /// - Returns: The actions; empty if there is no movie.
  package static func marks(
    of content: some MarkedContent, labels: [MovieButton: String], nothingToUndo: String,
    canLog: Bool, canUndo: Bool,
    _ presenter: @escaping @autoclosure @MainActor () -> any MarkPresentable
  ) -> [Scene.Action] {
    guard let marks = content.focused?.marks else { return [] }
    func action(
      _ button: MovieButton, _ kind: Mark.Kind, perform: @escaping @MainActor () async -> Void
    ) -> Scene.Action? {
      button.action(
        labels, isEnabled: marks.canChange(kind), isChecked: marks.isSet(kind), perform: perform)
    }
    return [
      action(.favorite, .favorite) { await presenter().onToggle(.favorite) },
      action(.watchlist, .watchlist) { await presenter().onToggle(.watchlist) },
      action(.rate, .rating) { presenter().onRate() },
      canLog ? MovieButton.log.action(labels) { await presenter().onLog() } : nil,
      MovieButton.undo.action(
        labels, isEnabled: canUndo, disabledReason: nothingToUndo
      ) { await presenter().onUndo() },
    ].compactMap(\.self)
  }

  /// Creates the actions that open and copy the URL of a movie's page, with the one for its trailer
  /// between them.
  ///
  /// - Parameters:
  ///   - page: The URL; `nil` if the movie has no page.
  ///   - labels: The labels of buttons.
  ///   - trailer: The action for the trailer, if any.
  /// - Returns: The actions.
  package static func links(
    to page: String?, labels: [MovieButton: String], trailer: Scene.Action? = nil
  ) -> [Scene.Action] {
    [
      page.flatMap { MovieButton.page.action(labels, effect: .open($0)) },
      trailer,
      page.flatMap { MovieButton.copy.action(labels, effect: .copy($0)) },
    ].compactMap(\.self)
  }

  /// Creates the actions that sort and narrow rows.
  ///
  /// - Parameters:
  ///   - arrangement: The current arrangement.
  ///   - orders: The available sort orders.
  ///   - sorts: The labels of the actions that sort.
  ///   - labels: The labels of the other buttons.
  ///   - perform: A closure that changes the arrangement.
  /// - Returns: The actions.
  package static func arranging<Order: RowOrder & RawRepresentable<String>>(
    _ arrangement: RowArrangement<Order>, orders: [Order], sorts: [Order: String],
    labels: [MovieButton: String],
    perform: @escaping @MainActor (RowArrangement<Order>.Change) -> Void
  ) -> [Scene.Action] {
    var actions = [
      MovieButton.sort.action(labels) { perform(.chooseOrder) },
      MovieButton.narrow.action(labels) { perform(.narrow) },
    ].compactMap(\.self)
    for order in orders where order != arrangement.order {
      let button = Scene.Button(
        id: "sort-" + order.rawValue, label: sorts[order] ?? "", style: .command)
      actions.append(Scene.Action(button) { perform(.order(order)) })
    }
    return actions
  }
}

// MARK: Prompts and columns

extension RatingPrompt {
  /// The prompt as a field of a scene, with the name `rating`.
  public var field: Scene.Field {
    Scene.Field(
      name: "rating", label: label, text: text, validationError: validationError, placeholder: hint,
      isPrompt: true)
  }
}

extension Scene {
  /// Draws the prompt for a sort order or for the text that narrows the rows, if it is open.
  ///
  /// - Parameters:
  ///   - arrangement: The current arrangement.
  ///   - orders: The available sort orders.
  ///   - names: The names of the sort orders.
  ///   - prompt: The label of the sort order prompt.
  ///   - labels: The labels of buttons.
  package mutating func show<Order: RowOrder & RawRepresentable<String>>(
    _ arrangement: RowArrangement<Order>, orders: [Order], named names: [Order: String],
    prompt: String, buttons labels: [MovieButton: String]
  ) {
    if arrangement.isEditing {
      fields = [
        Field(
          name: "words", label: labels[.narrow] ?? "", text: arrangement.text, isPrompt: true)
      ]
    }
    if arrangement.isChoosingOrder {
      fields = [
        Field(
          name: "order", label: prompt, text: names[arrangement.order] ?? "",
          choices: orders.map { Choice($0.rawValue, label: names[$0]) }, isPrompt: true)
      ]
    }
  }
}

extension RowArrangement {
  /// Returns the sort direction of the sorted column.
  ///
  /// `startsDescending` indicates whether the highest values come first in the default direction.
  package func sort(startsDescending: Bool) -> Scene.Column.Sort {
    startsDescending == isReversed ? .ascending : .descending
  }
}
