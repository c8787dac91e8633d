import Viper

/// Carries out commands.
extension TerminalHost {
  func run(_ command: HostCommand) {
    change()
    switch command {
    case .down: move(by: 1)
    case .up: move(by: -1)
    case .pageDown: move(by: rows, isPage: true)
    case .pageUp: move(by: -rows, isPage: true)
    case .halfPageDown: move(by: max(rows / 2, 1), isPage: true)
    case .halfPageUp: move(by: -max(rows / 2, 1), isPage: true)
    case .first: jump(toEnd: false)
    case .last: jump(toEnd: true)
    case .open: openRow()
    case .press: press()
    case .submit: submit()
    case .back: goBack()
    case .nextControl: goToControl(1)
    case .previousControl: goToControl(-1)
    case .nextTab: open(tab: ((selectedTab ?? -1) + 1) % min(max(tabs.count, 1), 9))
    case .search: beginSearch()
    case .endSearch: endSearch()
    case .leaveSearch: leaveSearch()
    case .refresh:
      pictures.retry()
      send(.refresh)
    case .more: send(.more)
    case .mark: onMark?()
    case .help:
      listed = HostCommand.allCases.filter(isListed)
      help = Viewport()
    case .closeHelp: help = nil
    case .redraw: redraw()
    case .suspend: onSuspend?()
    case .quit: onQuit?()
    case .tab, .choose, .edit: break
    }
  }

  // MARK: Actions

  /// Sends an action to the window, without waiting for it.
  @discardableResult
  func send(_ action: UserAction) -> Task<Void, Never> {
    onSend?(action, window.scene)
    let id = window.topID
    return begin { [weak self, window] in
      await window.send(action)
      switch action {
      case .submit, .activate: self?.goToComplaint(of: id)
      default: break
      }
    }
  }

  /// Begins work at once, and says when all that was begun has settled.
  @discardableResult
  func begin(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    underWay += 1
    return Task.begun { [weak self] in
      await work()
      guard let self else { return }
      underWay -= 1
      if underWay == 0 { onSettle?() }
    }
  }

  private func update(_ change: (inout HostScreen) -> Void) {
    guard let id = window.topID else { return }
    change(&screens[id, default: HostScreen()])
    self.change()
  }

  // MARK: Moving

  /// The lines of the scene on top, as they are drawn now.
  private var topLayout: FrameLayout? {
    guard let scene = window.scene, let screen else { return nil }
    let panel = panel(of: scene, isOver: window.visibleScenes.count > 1)
    return layout(scene, of: screen, rows: panel.count)
  }

  /// Keeps the lines that are shown in place after the first key, because the user reads them.
  func keepPosition() {
    guard let screen, !screen.viewport.keepsPosition, let layout = topLayout else { return }
    let focus = window.scene?.focus
    update { $0.viewport.keepPosition(focus: focus, in: layout) }
  }

  /// Moves by rows or lines, or through the controls if one of them has the focus.
  func move(by rows: Int, isPage: Bool = false) {
    if var viewport = help {
      _ = viewport.step(rows, focus: nil, in: helpLayout)
      help = viewport
      return
    }
    guard let scene = window.scene else { return }
    if region != .page {
      guard isPage, HostScreen.hasPage(scene) else { return goToControl(rows.signum()) }
      update { $0.region = .page }
    }
    guard let layout = topLayout else { return }
    var step = Viewport.Step.atEnd
    update { step = $0.viewport.step(rows, focus: scene.focus, in: layout) }
    if case .moveFocus(let rows) = step { send(.moveFocus(rows)) }
  }

  private func jump(toEnd: Bool) {
    if help != nil {
      let layout = helpLayout
      help?.jump(toEnd: toEnd, focus: nil, in: layout)
      return
    }
    guard let scene = window.scene, HostScreen.hasPage(scene) else { return }
    update { $0.region = .page }
    let count = scene.rows.count
    if count > 0 { send(.focus(toEnd ? count - 1 : 0)) }
    guard let layout = topLayout else { return }
    let focus = window.scene?.focus
    update { $0.viewport.jump(toEnd: toEnd, focus: focus, in: layout) }
  }

  private func openRow() {
    guard let focus = window.scene?.focus else { return }
    guard let searching, let id = window.topID else { return _ = send(.selectRow(focus)) }
    // The rows that are shown are not yet the results of the search.
    begin { [weak self] in
      await searching.value
      guard let self, window.topID == id, let focus = window.scene?.focus else { return }
      send(.selectRow(focus))
    }
  }

  private func goBack() {
    if screen?.control != nil, window.scene.map(HostScreen.hasPage) == true {
      update { $0.region = .page }
    } else if screen?.beforeSearch != nil {
      leaveSearch()
    } else {
      send(.back)
    }
  }

  func open(tab: Int) {
    guard hasTabs, tabs.indices.contains(tab), tab < 9 else { return }
    selectedTab = tab
    begin(tabs[tab].open)
    change()
  }

  // MARK: Controls

  private func goToControl(_ step: Int) {
    guard let scene = window.scene else { return }
    let page: [HostScreen.Region] = HostScreen.hasPage(scene) ? [.page] : []
    let regions = page + HostScreen.controls(scene).map { .control($0) }
    guard !regions.isEmpty else { return }
    let place = regions.firstIndex(of: region) ?? (step > 0 ? -1 : 0)
    update { $0.region = regions[(place + step + regions.count) % regions.count] }
  }

  private func press() {
    if case .control(.button(let id)) = region { send(.activate(id)) }
  }

  /// Goes on to the next field if it is empty, and otherwise submits the form.
  private func submit() {
    guard let scene = window.scene, let field else { return }
    let next = scene.fields.drop { $0.name != field.name }.dropFirst().first
    if let next, next.choices.isEmpty, next.text.isEmpty {
      update { $0.region = .control(.field(next.name)) }
    } else {
      send(.submit)
    }
  }

  func choose(_ step: Int) {
    guard let field, !field.choices.isEmpty else { return }
    let place = field.choices.firstIndex(of: field.text) ?? (step > 0 ? -1 : 0)
    let next = (place + step + field.choices.count) % field.choices.count
    send(.type(field: field.name, text: field.choices[next]))
  }

  /// Puts the focus on the field that was refused, if it is still in the form.
  private func goToComplaint(of id: Module.ID?) {
    guard let id, window.topID == id, screens[id]?.control != nil, let scene = window.scene else {
      return
    }
    let complaint = scene.fields.first { $0.complaint != nil }
    let secret = scene.failure == nil ? nil : scene.fields.first(where: \.isSecret)
    guard let field = complaint ?? secret else { return }
    update { $0.region = .control(.field(field.name)) }
  }

  // MARK: Searching

  private func beginSearch() {
    guard let term = window.scene?.search else { return }
    update {
      $0.region = .search
      $0.term = FieldEditor(term)
    }
  }

  func search(_ term: String) {
    wait(for: send(.search(term)))
  }

  /// Makes the keys that follow wait for a search, and for the actions that they begin after it.
  private func wait(for task: Task<Void, Never>) {
    searching = task
    Task { [weak self] in
      await task.value
      if self?.searching == task { self?.searching = nil }
    }
  }

  private func endSearch() {
    update { $0.region = .page }
    guard let searching, let id = window.topID else { return _ = send(.focus(0)) }
    wait(
      for: begin { [weak self] in
        await searching.value
        if let self, window.topID == id { send(.focus(0)) }
      })
  }

  private func leaveSearch() {
    let before = screen?.beforeSearch
    update {
      $0.region = .page
      $0.beforeSearch = nil
      $0.term = FieldEditor()
      if let before { $0.viewport = before }
    }
    if before != nil { search("") }
  }
}
