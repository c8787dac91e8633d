/// The values of the option `--color`.
enum ColorChoice: String, CaseIterable, Sendable { case auto, always, never }
