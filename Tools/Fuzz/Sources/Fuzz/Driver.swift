import Foundation

/// The target of this process.
@MainActor
enum Driver {
  static var target = Target.all[0]
}

/// Runs the target with an input and aborts with a message if the target reports a finding.
///
/// libFuzzer calls this on the main thread. A target that suspends is resumed by the run loop.
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
