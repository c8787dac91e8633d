import Foundation
import Viper
import ViperScript

/// A simulated person who plays a script in a web page, with a mouse and a keyboard.
@MainActor
final class BrowserHost: ScriptHost {
  private let browser: Chromium
  private let page: WebWindow
  private let address: String
  private var isOpen = false
  private var window: Window { page.window }

  init(_ browser: Chromium, page: WebWindow, address: String) {
    self.browser = browser
    self.page = page
    self.address = address
  }

  // MARK: ScriptHost

  func perform(_ action: UserAction) async throws(ScriptError) {
    switch action {
    case .selectRow(let row): try await click("[data-row='\(row + 1)']")
    case .selectID(let id):
      guard let row = window.scene?.rows.firstIndex(where: { $0.id == id }) else { return }
      try await click("[data-row='\(row + 1)']")
    case .activate(let id): try await press(id)
    case .type(let field, let text): try await type(text, into: field)
    case .submit:
      if await text("document.activeElement.nodeName") != "INPUT" {
        try await click(".field:last-of-type input")
      }
      try await press("Enter", 13, text: "\r")
    case .search(let text):
      try await type(text, intoElement: "[type=search]")
      // Enter leaves the search field, so that keys move the focus again.
      try await press("Enter", 13, text: "\r")
    case .moveFocus(let rows):
      for _ in 0..<abs(rows) {
        try await press(rows > 0 ? "ArrowDown" : "ArrowUp", rows > 0 ? 40 : 38)
      }
    case .focus(.max): try await press("End", 35)
    case .focus(let row): try await perform(.moveFocus(row - (window.scene?.focus ?? 0)))
    case .more: try await click("[data-offer='more']")
    case .refresh: try await click("[data-offer='refresh']")
    // The page shows no previews.
    case .loadPreview: break
    case .back: try await click("[data-offer='back']")
    }
    try await run { try await self.browser.evaluate("webHost.idle().then(String)") }
    await window.settled()
  }

  func settle() async throws(ScriptError) {
    try await run {
      if !self.isOpen {
        try await self.browser.open(self.address)
        self.isOpen = true
      }
      // The window can change in the meantime.
      var state = -1
      while state != self.page.state {
        state = self.page.state
        try await self.browser.evaluate(
          """
          (async () => {
            while (!window.webHost) await new Promise((tell) => setTimeout(tell, 5));
            await webHost.idle();
            return String(await webHost.shows(\(state)));
          })()
          """)
      }
    }
    try await check()
  }

  // MARK: Checking

  /// The parts of a page that must match the window's scene.
  private struct Shown: Codable, Equatable {
    var title: String
    var rows: Int
    var focus: Int?
    var fields: [String]
    var buttons: [String]
    /// The texts that the page shows, without blanks.
    var texts: String
    /// The number of pictures that could not be loaded.
    var broken: Int
  }

  /// Throws an error if the page does not show the window's scene.
  private func check() async throws(ScriptError) {
    guard let scene = window.scene else { return }
    var found: Shown?
    try await run {
      let text = try await self.browser.evaluate(Self.reading)
      found = try JSONDecoder().decode(Shown.self, from: Data(text.utf8))
    }
    guard var found else { return }
    let shown = found.texts
    found.texts = ""
    let wanted = Shown(
      title: scene.title, rows: scene.rows.count, focus: scene.focus.map { $0 + 1 },
      fields: scene.fields.map {
        $0.isSecret ? "\($0.name)=\($0.text.count)" : "\($0.name)=\($0.text)"
      },
      buttons: scene.buttons.map { "\($0.id)=\($0.isEnabled)" }.sorted(), texts: "", broken: 0)
    guard found == wanted else {
      throw ScriptError("The page shows \(found), but the screen is \(wanted).")
    }
    let texts =
      [scene.message, scene.notice, scene.loading, scene.failure?.message].compactMap(\.self)
      + (scene.lines + scene.footnotes).map(\.text.text)
      + scene.rows.map { $0.card?.heading.text ?? $0.cells.map(\.text).joined() }
    for text in texts where !text.allSatisfy(\.isWhitespace) {
      guard !shown.contains(text.filter { !$0.isWhitespace }) else { continue }
      throw ScriptError("The page does not show \"\(text)\".")
    }
  }

  private static let reading = """
    (async () => {
      const top = document.getElementById("top");
      const all = (selector) => [...top.querySelectorAll(selector)];
      await Promise.all(all("img").map((one) => one.decode().catch(() => {})));
      const row = top.querySelector("[aria-current]");
      return JSON.stringify({
        title: top.querySelector("h1").textContent,
        rows: all("[data-row]").length,
        focus: row ? Number(row.dataset.row) : undefined,
        fields: all("[name^='field.'], [data-field]").map((one) =>
          (one.dataset.field ?? one.name.slice(6)) + "="
          + (one.type === "password" ? [...one.value].length : one.dataset.value ?? one.value)),
        buttons: all("[data-press]").map((one) => one.dataset.press + "=" + !one.disabled).sort(),
        texts: top.textContent.replace(/\\s/g, ""),
        broken: all("img").filter((one) => one.naturalWidth === 0).length,
      });
    })()
    """

  // MARK: Mouse and keyboard

  private func press(_ button: String) async throws(ScriptError) {
    let selector = "[data-press='\(button)']"
    let isHidden = await text(
      "document.querySelector(\"#top details:not([open]) \(selector)\") ? 'yes' : ''")
    if !isHidden.isEmpty { try await click("details:has(\(selector)) > summary") }
    try await click(selector)
  }

  private func type(_ text: String, into name: String) async throws(ScriptError) {
    let field = window.scene?.fields.first { $0.name == name }
    guard let field, !field.choices.isEmpty else {
      return try await type(text, intoElement: "[name='field.\(name)']")
    }
    guard !field.isPrompt else {
      let parameter = text == field.text ? "submit" : "field.\(name)=\(text)"
      return try await click("[data-offer='\(parameter)']")
    }
    // The list of choices is not part of the page, so choose with the keyboard.
    try await run {
      try await self.browser.evaluate(
        "document.querySelector(\"[name='field.\(name)']\").focus(), ''")
      for letter in text { try await self.browser.press("\(letter)", code: 0, text: "\(letter)") }
    }
  }

  private func type(_ text: String, intoElement selector: String) async throws(ScriptError) {
    try await click(selector)
    try await run {
      try await self.browser.press("a", code: 65, commands: ["selectAll"])
      if text.isEmpty { try await self.browser.press("Backspace", code: 8) }
      if !text.isEmpty { try await self.browser.type(text) }
    }
  }

  private func press(_ key: String, _ code: Int, text: String? = nil) async throws(ScriptError) {
    try await run { try await self.browser.press(key, code: code, text: text) }
  }

  /// Clicks an element of the top screen, which must be visible after scrolling to it.
  private func click(_ selector: String) async throws(ScriptError) {
    let point = await text(
      """
      (() => {
        const element = document.querySelector("#top \(selector)");
        if (!element) return "";
        element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const { x, y, width, height } = element.getBoundingClientRect();
        const [left, up] = [x + width / 2, y + height / 2];
        return element.contains(document.elementFromPoint(left, up)) ? left + " " + up : "";
      })()
      """)
    let numbers = point.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 2 else { throw ScriptError("Cannot click \(selector) in the page.") }
    try await run { try await self.browser.click(x: numbers[0], y: numbers[1]) }
  }

  private func text(_ script: String) async -> String {
    (try? await browser.evaluate(script)) ?? ""
  }

  private func run(_ body: () async throws -> Void) async throws(ScriptError) {
    do { try await body() } catch { throw ScriptError("\(error)") }
  }
}
