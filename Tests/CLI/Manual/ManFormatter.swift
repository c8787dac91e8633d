import Foundation

@testable import MovieTestSupport
@testable import ViperTestSupport

/// A program that formats or checks man pages, if it is installed.
enum ManFormatter: String, CaseIterable {
  case groff, mandoc

  private var tool: Tool { self == .groff ? .groff : .mandoc }

  /// The arguments that make it say everything that it finds wrong with a page.
  private var checking: [String] {
    switch self {
    case .groff: ["-man", "-ww", "-z", "-Tascii"]
    case .mandoc: ["-T", "lint", "-W", "warning"]
    }
  }

  /// Returns what it finds wrong with the source of a page.
  func complaints(_ source: String) async throws -> [String] {
    let said = try await run(checking, source)
    // Pages have no date, so that they are the same in every build.
    return said.lineList.filter { !$0.isEmpty && !$0.contains("missing date") }
  }

  /// Returns a page as a terminal shows it, without bold letters.
  func text(_ source: String) async throws -> String {
    // groff's bold and underlined letters are overstruck.
    try await run(self == .groff ? ["-man", "-Tascii", "-P-cbou"] : ["-T", "ascii"], source)
      .replacing(/.\u{8}/, with: "")
  }

  private func run(_ arguments: [String], _ source: String) async throws -> String {
    let home = try Home()
    defer { withExtendedLifetime(home) {} }
    let variables = home.environment(["PATH": Tool.searchPath])
    let run = try await ChildProgram.run(
      tool.path ?? "", arguments, environment: variables, input: .text(source))
    return run.output + run.error
  }
}
