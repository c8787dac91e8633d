import Foundation

/// The target of this process.
@MainActor
enum Driver {
  static var target = Target.all[0]
}

/// Gives the target an input, and ends the process with a message if the target reports a finding.
///
/// libFuzzer calls this on the main thread. A target that never suspends ends at once; for others, the run loop runs
/// what they wait for.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  MainActor.assumeIsolated {
    var hasEnded = false
    Task.immediate { @MainActor in
      do {
        try await Driver.target.run(input)
      } catch {
        FileHandle.standardError.write(Data("\(Driver.target.name): \(error)\n".utf8))
        abort()
      }
      hasEnded = true
    }
    while !hasEnded { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
  return 0
}
