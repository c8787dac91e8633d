#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Only starts: everything else can be tested.
@main
struct Main {
  static func main() async {
    let code = await Program(console: .standard, environment: .process)
      .run(Array(CommandLine.arguments.dropFirst()))
    exit(code.rawValue)
  }
}
