import Foundation
import Synchronization

/// A page in a headless Chromium, controlled with the DevTools protocol over two pipes.
///
/// Chromium reads and writes messages, JSON that ends with a NUL byte, on descriptors 3 and 4.
final class Chromium: Sendable {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The parts of a message that this program uses.
  struct Reply: Decodable, Sendable {
    struct Problem: Decodable, Sendable { let message: String }
    struct Result: Decodable, Sendable {
      struct Value: Decodable, Sendable {
        let value: String?
      }
      struct Exception: Decodable, Sendable { let text: String }

      let targetId: String?
      let sessionId: String?
      let data: String?
      let result: Value?
      let exceptionDetails: Exception?
    }

    let id: Int?
    let error: Problem?
    let result: Result?
  }

  private struct State {
    var id = 0
    var waiting: [Int: CheckedContinuation<Reply?, Never>] = [:]
    var session: String?
    var hasEnded = false
  }

  private static let timeout = 30
  private let process: Process
  private let input = Pipe()
  private let output = Pipe()
  private let profile: URL
  private let state = Mutex(State())

  /// The path of the installed Chromium; `nil` if it is not installed.
  static var path: String? {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    return environment["CHROMIUM"]
      ?? names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Starts Chromium with an empty page of the given size.
  init(_ path: String, width: Int, height: Int, isDark: Bool) async throws {
    profile = FileManager.default.temporaryDirectory
      .appending(path: "webhost-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
    var options = [
      "--headless", "--remote-debugging-pipe", "--user-data-dir=\(profile.path)",
      "--window-size=\(width),\(height)", "--hide-scrollbars", "--no-first-run", "--disable-gpu",
      "--disable-dev-shm-usage", "--disable-background-networking", "--disable-component-update",
      // The page can reach only this program.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    ]
    // Chromium's sandbox does not work for root, for example in a container.
    if geteuid() == 0 { options.append("--no-sandbox") }
    process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // `Process` passes only descriptors 0 to 2, so the shell moves the pipes.
    process.arguments =
      ["-c", "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", path] + options
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    Thread.detachNewThread { [self] in receiveAll() }
    let target = try await send("Target.createTarget", ["url": "about:blank"]).targetId ?? ""
    let attached = try await send("Target.attachToTarget", ["targetId": target, "flatten": true])
    state.withLock { $0.session = attached.sessionId }
    try await send("Page.enable")
    let features = [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]]
    try await send("Emulation.setEmulatedMedia", ["features": features])
  }

  /// Ends Chromium, and removes its files.
  func end() {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: profile)
  }

  // MARK: The page

  func open(_ address: String) async throws {
    try await send("Page.navigate", ["url": address])
  }

  /// Evaluates JavaScript, whose value must be a string or a promise of one.
  @discardableResult
  func evaluate(_ script: String) async throws -> String {
    let result = try await send(
      "Runtime.evaluate",
      ["expression": script, "awaitPromise": true, "returnByValue": true])
    if let exception = result.exceptionDetails { throw Failure(description: exception.text) }
    return result.result?.value ?? ""
  }

  /// Clicks at a point of the page.
  func click(x: Double, y: Double) async throws {
    for type in ["mouseMoved", "mousePressed", "mouseReleased"] {
      let isButton = type != "mouseMoved"
      try await send(
        "Input.dispatchMouseEvent",
        [
          "type": type, "x": x, "y": y, "button": isButton ? "left" : "none",
          "clickCount": isButton ? 1 : 0,
        ])
    }
  }

  /// Presses a key, such as `ArrowDown`.
  func press(_ key: String, code: Int, text: String? = nil, commands: [String] = []) async throws {
    var down: [String: any Sendable] = [
      "type": text == nil ? "rawKeyDown" : "keyDown", "key": key, "code": key,
      "windowsVirtualKeyCode": code, "commands": commands,
    ]
    if let text { down["text"] = text }
    try await send("Input.dispatchKeyEvent", down)
    try await send(
      "Input.dispatchKeyEvent",
      ["type": "keyUp", "key": key, "code": key, "windowsVirtualKeyCode": code])
  }

  /// Types text into the focused field.
  func type(_ text: String) async throws {
    try await send("Input.insertText", ["text": text])
  }

  /// Returns the visible page as a PNG file.
  func screenshot() async throws -> Data {
    let data = try await send("Page.captureScreenshot", ["format": "png"]).data
    return data.flatMap { Data(base64Encoded: $0) } ?? Data()
  }

  // MARK: Messages

  @discardableResult
  private func send(
    _ method: String, _ parameters: [String: any Sendable] = [:]
  ) async throws -> Reply.Result {
    let (id, session) = state.withLock { state in
      state.id += 1
      return (state.id, state.session)
    }
    var message: [String: Any] = ["id": id, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    let bytes = try JSONSerialization.data(withJSONObject: message) + [0]
    let reply = await withCheckedContinuation { continuation in
      let hasEnded = state.withLock { state in
        if !state.hasEnded { state.waiting[id] = continuation }
        return state.hasEnded
      }
      if hasEnded { return continuation.resume(returning: nil) }
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Self.timeout)) { [self] in
        finish(id, nil)
      }
      do { try input.fileHandleForWriting.write(contentsOf: bytes) } catch { finish(id, nil) }
    }
    guard let reply else { throw Failure(description: "Chromium did not reply to \(method).") }
    if let error = reply.error { throw Failure(description: "\(method): \(error.message)") }
    guard let result = reply.result else { throw Failure(description: "\(method): no result") }
    return result
  }

  private func finish(_ id: Int, _ reply: Reply?) {
    state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(returning: reply)
  }

  private func receiveAll() {
    var bytes = Data()
    while true {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { break }
      bytes += more
      while let end = bytes.firstIndex(of: 0) {
        let reply = try? JSONDecoder().decode(Reply.self, from: bytes[bytes.startIndex..<end])
        bytes = Data(bytes[(end + 1)...])
        if let reply, let id = reply.id { finish(id, reply) }
      }
    }
    let waiting = state.withLock { state in
      state.hasEnded = true
      defer { state.waiting = [:] }
      return state.waiting.values
    }
    for continuation in waiting { continuation.resume(returning: nil) }
  }
}
