import Foundation
import Testing
import ViperLocalization
import ViperPlatform

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine

struct OutputFileTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  private func file(_ name: String = "p.jpg", isForced: Bool = false) -> OutputFile {
    OutputFile(
      path: SystemText(name.hasPrefix("/") ? name : "\(home.path)/\(name)"), isForced: isForced,
      localizer: .english)
  }

  private func failure(_ file: OutputFile) -> CommandFailure? {
    do throws(CommandFailure) {
      try file.write([1, 2, 3])
      return nil
    } catch {
      return error
    }
  }

  private func put(_ text: String, _ name: String = "p.jpg") throws {
    try Data(text.utf8).write(to: URL(filePath: "\(home.path)/\(name)"))
  }

  @Test func `Writing a new file leaves no temporary file`() throws {
    #expect(!file().isTaken)
    #expect(failure(file()) == nil)
    #expect(try home.files() == ["p.jpg": Data([1, 2, 3])])
  }

  #if os(Linux)
    @Test func `A new file appears only when it is complete`() throws {
      let watch = inotify_init1(Int32(IN_NONBLOCK))
      defer { close(watch) }
      let events = UInt32(IN_CREATE | IN_MOVED_TO | IN_MODIFY)
      let number = inotify_add_watch(watch, home.path, events)
      try #require(number >= 0)
      #expect(failure(file()) == nil)
      #expect(try home.files() == ["p.jpg": Data([1, 2, 3])])
      let seen = try Descriptor(watch).readSome()
      // Each event has a 16-byte header, which ends with the length of the name that follows.
      var masks: [UInt32] = []
      var offset = 0
      while offset < seen.count {
        let (mask, length) = seen[offset...].withUnsafeBytes {
          (
            $0.loadUnaligned(fromByteOffset: 4, as: UInt32.self),
            $0.loadUnaligned(fromByteOffset: 12, as: UInt32.self)
          )
        }
        let name = seen[(offset + 16)...].prefix(Int(length)).prefix { $0 != 0 }
        if String(decoding: name, as: UTF8.self) == "p.jpg" { masks.append(mask) }
        offset += 16 + Int(length)
      }
      #expect(masks == [UInt32(IN_CREATE)])
    }
  #endif

  @Test func `An existing file is replaced only if requested`() throws {
    try put("old")
    #expect(file().isTaken && !file(isForced: true).isTaken)
    #expect(failure(file())?.message?.contains("File exists") == true)
    #expect(try home.files() == ["p.jpg": Data("old".utf8)])
    #expect(failure(file(isForced: true)) == nil)
    #expect(try home.files() == ["p.jpg": Data([1, 2, 3])])
  }

  @Test func `A file that cannot be written is an I/O error (74)`() throws {
    try FileManager.default.createDirectory(
      atPath: home.path + "/folder", withIntermediateDirectories: true)
    let files = [
      file("folder"), file("missing/p.jpg"), file("/dev/full"), file("folder", isForced: true),
      file(String(repeating: "x", count: 300)),
    ]
    for file in files {
      let problem = self.failure(file)
      #expect(problem?.exitCode == .cannotWrite)
      #expect(problem?.message?.hasPrefix("Cannot write ") == true)
    }
    #expect(try home.files() == [:])
  }

  @Test func `A dangling symlink is rejected, or replaced if requested`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: home.path + "/p.jpg", withDestinationPath: "nowhere")
    #expect(file().isTaken)
    #expect(failure(file(isForced: true)) == nil)
    #expect(try home.files() == ["p.jpg": Data([1, 2, 3])])
  }

  @Test func `A file name of maximum length can be written`() throws {
    let name = String(repeating: "x", count: 255)
    #expect(failure(file(name)) == nil)
    #expect(failure(file(name, isForced: true)) == nil)
    #expect(try home.files() == [name: Data([1, 2, 3])])
  }

  @Test func `A pipe without a reader does not block`() throws {
    #expect(mkfifo("\(home.path)/pipe", 0o600) == 0)
    #expect(!file("pipe").isTaken)
    #expect(failure(file("pipe"))?.exitCode == .cannotWrite)
  }

  @Test func `Standard output is never overwritten`() {
    let file = OutputFile(path: "-", isForced: false, localizer: .english)
    #expect(file.isStandardOutput && !file.isTaken)
  }
}
