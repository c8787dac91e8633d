import CFuzz
import Foundation

// Usage: Fuzz                             prints the targets and their numbers of runs in the gate
//        Fuzz TARGET dictionary           prints the target's words in libFuzzer's format
//        Fuzz TARGET libFuzzer-ARGUMENTS  runs libFuzzer
let words = Array(CommandLine.arguments.dropFirst())
guard let name = words.first else {
  for target in Target.all { print(target.name, target.runs) }
  exit(0)
}
guard let target = Target.all.first(where: { $0.name == name }) else {
  FileHandle.standardError.write(Data("Unknown target '\(name)'.\n".utf8))
  exit(64)
}
if words.dropFirst().first == "dictionary" {
  for word in target.words + HostileText.all where (1...64).contains(word.utf8.count) {
    print(
      "\"" + word.utf8.map { "\\x" + String(UInt16($0) | 0x100, radix: 16).dropFirst() }.joined()
        + "\"")
  }
  exit(0)
}

Driver.target = target
var arguments: [UnsafeMutablePointer<CChar>?] =
  ([CommandLine.arguments[0], "-max_len=\(target.maxBytes)"] + words.dropFirst()).map { strdup($0) }
  + [nil]
var count = CInt(arguments.count - 1)
arguments.withUnsafeMutableBufferPointer { buffer in
  var start = buffer.baseAddress
  exit(LLVMFuzzerRunDriver(&count, &start, testOneInput))
}
