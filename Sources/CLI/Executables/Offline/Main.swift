import CLI
import Platform

/// Only starts: everything else can be tested.
///
/// This program knows no network, and so starts in half the time. What needs the live service is done by
/// the one that lies beside it.
@main
struct Main {
  static func main() async {
    exit(await Program.run(makeLive: nil))
  }
}
