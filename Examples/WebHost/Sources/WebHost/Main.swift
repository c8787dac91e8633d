import Foundation
import Viper

/// Shows the movie modules in a browser, or plays a script in one.
@main
@MainActor
struct Main {
  static func main() async {
    // Writing to a connection that the client has closed must not end the program.
    signal(SIGPIPE, SIG_IGN)
    do {
      let arguments = CommandLine.arguments.dropFirst()
      if arguments.first == "play" {
        exit(try await play(arguments.dropFirst()) ? 0 : 1)
      } else {
        try await serve(arguments)
      }
    } catch {
      FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func serve(_ arguments: ArraySlice<String>) async throws {
    var (port, count, timeout) = (UInt16(0), 1, Duration.seconds(10))
    var rest = arguments
    while let option = rest.popFirst() {
      let value = rest.popFirst().flatMap { UInt16($0) }
      switch (option, value) {
      case ("--port", let value?): port = value
      case ("--windows", let value?) where (1...16).contains(value): count = Int(value)
      case ("--timeout", let value?) where value > 0: timeout = .seconds(Int(value))
      default: throw UsageError()
      }
    }
    let host = try WebHost(port: port, timeout: timeout)
    var kept: [Movies] = []
    for _ in 0..<count {
      let window = Window()
      let movies = Movies(in: window, gateways: .fromEnvironment())
      let address = host.add(WebWindow(window, pictures: movies.gateways.pictures))
      kept.append(movies)
      Task { await movies.open() }
      printLine(address)
    }
    while true { try await Task.sleep(for: .seconds(86_400)) }
  }

  private static func play(_ arguments: ArraySlice<String>) async throws -> Bool {
    var (script, screenshot, isDark) = (String?.none, String?.none, false)
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--screenshot": screenshot = rest.popFirst()
      case "--dark": isDark = true
      default: script = argument
      }
    }
    guard let script else { throw UsageError() }
    guard let browser = Chromium.path else {
      FileHandle.standardError.write(Data("Error: Chromium is not installed.\n".utf8))
      exit(EX_UNAVAILABLE)
    }
    let run = try await ScriptRun(in: browser, isDark: isDark)
    defer { run.end() }
    let problem = try await run.play(script)
    if let screenshot { try await run.saveScreenshot(screenshot) }
    printLine(run.screen)
    if let problem { FileHandle.standardError.write(Data((problem + "\n").utf8)) }
    return problem == nil
  }

  /// Prints a line immediately, even to a pipe.
  private static func printLine(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  private struct UsageError: Error, CustomStringConvertible {
    let description = """
      Invalid arguments.

      Usage: WebHost [--port N] [--windows N] [--timeout SECONDS]
             WebHost play SCRIPT [--screenshot FILE] [--dark]

      Without a command, the program prints the address of each window. Every window has its own
      session. 'play' plays a script in Chromium, and prints the last screen as JSON.
      """
  }
}
