import CLI
import Platform

/// Only starts: the same program, with the network linked in.
@main
struct Main {
  static func main() async {
    let code = await Program.run { address, credential in
      URLSessionTransport(
        address: address, credential: credential, userAgent: Program.userAgent)
    }
    exit(code)
  }
}
