import Foundation
import MovieEntities
import Viper

/// A window that a browser shows as a page, at an address that contains the window's token.
@MainActor
final class WebWindow {
  /// The number of pages that can show the window at the same time.
  private static let maxStreams = 8

  /// 128 random bits, which only the user of the window knows.
  let token = (0..<2).map { _ in
    let text = String(UInt64.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }.joined()
  let window: Window
  /// The number of the window's current state, which increases with each change.
  private(set) var state = 0
  private let pictures: (any PictureSource)?
  private var streams: [EventStream] = []
  private var drawn: (state: Int, html: String)?

  init(_ window: Window, pictures: (any PictureSource)?) {
    self.window = window
    self.pictures = pictures
    window.onChange = { [weak self] in self?.change() }
  }

  private func change() {
    state += 1
    for stream in streams { stream.wake() }
  }

  // MARK: Drawing

  var title: String { window.scene?.title ?? "" }

  /// The visible screens as HTML, of which only the top one can be used.
  private var html: String {
    if let drawn, drawn.state == state { return drawn.html }
    let scenes = window.scenes
    let html = scenes.enumerated().map { index, scene in
      let isTop = index == scenes.count - 1
      let element = isTop && window.isPresenting ? "dialog open" : "main"
      let attributes =
        "data-screen=\"\(window.depth - scenes.count + index)-\(scene.name.escaped)\""
      return HTML.element(
        "\(element) \(attributes) \(isTop ? "id=\"top\"" : "inert")",
        scene.html(canGoBack: isTop && window.depth > 1))
    }.joined(separator: "\n")
    drawn = (state, html)
    return html
  }

  private var page: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title.escaped)</title>
    <link rel="stylesheet" href="page.css">
    <script src="page.js" defer></script>
    </head>
    <body>\(html)</body>
    </html>

    """
  }

  // MARK: Answering

  /// Returns the answer to a request for a path below the token.
  func answer(to request: HTTPRequest, path: Substring) -> HTTPServer.Answer {
    switch (request.method, path) {
    case ("GET", ""): .response(Self.file(Array(page.utf8), "text/html"))
    case ("GET", "page.css"): .response(Self.file(PackageResources.page_css, "text/css"))
    case ("GET", "page.js"): .response(Self.file(PackageResources.page_js, "text/javascript"))
    case ("GET", "events"): events
    case ("POST", "actions"): .response(receive(String(decoding: request.body, as: UTF8.self)))
    default: .response(.text(404, "Not found."))
    }
  }

  private static func file(_ bytes: [UInt8], _ type: String) -> HTTPResponse {
    HTTPResponse(status: 200, type: type + "; charset=utf-8", body: bytes)
  }

  private var events: HTTPServer.Answer {
    guard streams.count < Self.maxStreams else {
      return .response(.text(503, "Too many pages show this window."))
    }
    let stream = EventStream { last in
      onMain { [weak self] in self?.event(after: last) }
    } onEnd: { stream in
      onMain { [weak self] in self?.streams.removeAll { $0 === stream } }
    }
    guard let stream else { return .response(.text(503, "No descriptors are left.")) }
    streams.append(stream)
    return .events(stream)
  }

  private func event(after last: Int) -> (number: Int, text: String)? {
    struct Event: Encodable {
      let number: Int
      let title: String
      let html: String
    }
    guard state != last else { return nil }
    let event = Event(number: state, title: title, html: html)
    let text = (try? JSONEncoder().encode(event)).map { String(decoding: $0, as: UTF8.self) }
    return text.map { (state, $0) }
  }

  // MARK: Actions

  /// Starts an action such as `row=3` or `field.name=Neo`, and responds with the state's number.
  private func receive(_ parameter: String) -> HTTPResponse {
    let parts = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let (name, value) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    guard let action = Self.action(name, value) else { return .text(400, "Unknown action.") }
    window.begin(action)
    return .text(200, "\(state)")
  }

  private static func action(_ name: String, _ value: String) -> UserAction? {
    switch name {
    case "row": index(value).map { .selectRow($0) }
    case "focus" where value == "end": .focus(.max)
    case "focus": index(value).map { .focus($0) }
    case "move": value == "1" ? .moveFocus(1) : value == "-1" ? .moveFocus(-1) : nil
    case "press": .activate(value)
    case "search": .search(value)
    case "submit": .submit()
    case "more": .more
    case "refresh": .refresh
    case "back": .back
    case _ where name.hasPrefix("field."):
      .type(field: String(name.dropFirst("field.".count)), text: value)
    default: nil
    }
  }

  private static func index(_ value: String) -> Int? {
    Int(value).flatMap { (1...1_000_000).contains($0) ? $0 - 1 : nil }
  }

  // MARK: Pictures

  /// Returns a picture of the visible screens.
  ///
  /// The client passes only an identifier, so that it cannot make the server load other addresses.
  func picture(_ id: Substring) async -> HTTPResponse {
    let scenes = window.scenes
    let found =
      scenes.compactMap(\.picture) + scenes.compactMap(\.preview?.picture)
      + scenes.flatMap(\.rows).compactMap(\.card?.picture)
    guard let pictures, let address = found.first(where: { $0.id == id })?.address,
      let path = address.lastIndex(of: "/").map({ String(address[$0...]) }),
      let bytes = try? await pictures.picture(at: path, size: .w342),
      let kind = PictureKind(bytes)
    else { return .text(404, "Not found.") }
    return HTTPResponse(status: 200, type: "image/\(kind.rawValue)", maxAge: 3_600, body: bytes)
  }
}

/// Runs a closure on the main actor, and waits for it.
///
/// Only the connections' threads call this function, never the main thread.
func onMain<Result: Sendable>(_ body: @MainActor @Sendable () -> Result) -> Result {
  DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
}
