import ViperPlatform

/// The name by which the targets of a manifest refer to a package that it depends on.
enum DependencyName {
  /// Returns the name that a manifest gives to a package, as in `.package(name: "toolkit", path:
  /// "../viper")`, or else the package's identity.
  ///
  /// SwiftPM tells plugins only the identity. If the path is not a literal, the name counts if it is
  /// the only such name.
  static func find(of id: String, in manifest: String) -> String {
    let code = manifest.split(separator: "\n")
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    let named = code.matches(of: /\.package\(\s*name:\s*"([^"]+)",\s*path:\s*(?:"([^"]*)")?/)
    let own = named.first { match in
      match.2?.split(separator: "/").last?.lowercased() == id.lowercased()
    }
    let unknown = named.filter { $0.2 == nil }
    let name = own?.1 ?? (unknown.count == 1 ? unknown[0].1 : nil)
    return name.map(String.init) ?? id
  }
}

extension SystemText {
  /// The text of the file at the path; empty if it cannot be read.
  var contents: String {
    guard let file = try? openFile(O_RDONLY) else { return "" }
    defer { close(file) }
    let bytes = (try? Descriptor(file).readAll(limit: 1 << 20)) ?? []
    return String(decoding: bytes, as: UTF8.self)
  }
}
