/// What has to be taken out of a text and put into it to make another, line by line.
enum TextDifference {
  /// How many lines around a change are shown.
  private static let context = 3
  /// Beyond so many lines on both sides together no finer difference is looked for: it takes the product.
  private static let most = 4_000

  private enum Edit: Equatable { case same(String), out(String), into(String) }

  /// The difference, `-` before lines of the old text and `+` before lines of the new one; nothing when they
  /// are equal.
  static func text(from old: String, to new: String) -> String? {
    // Strings are equal too when they only look alike.
    guard !old.utf8.elementsEqual(new.utf8) else { return nil }
    let edits = edits(lines(old), lines(new))
    let changed = edits.indices.filter { if case .same = edits[$0] { false } else { true } }
    guard !changed.isEmpty else { return "(the lines look alike, their bytes differ)\n" }
    let isChanged = Set(changed)
    var shown = ""
    var last = -1
    for place in changed {
      let start = max(last + 1, place - context)
      if start > last + 1 { shown += "…\n" }
      let end = min(place + context, edits.count - 1)
      for index in start...max(start, end) where index > last {
        if index > place, isChanged.contains(index) { break }
        shown += line(edits[index])
        last = index
      }
    }
    return shown + (last < edits.count - 1 ? "…\n" : "")
  }

  private static func line(_ edit: Edit) -> String {
    switch edit {
    case .same(let line): "  \(SafeText.clean(line))\n"
    case .out(let line): "- \(SafeText.clean(line))\n"
    case .into(let line): "+ \(SafeText.clean(line))\n"
    }
  }

  private static func lines(_ text: String) -> [String] {
    // By bytes: a line's end with a carriage return is one character, and not this one.
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  /// What both begin and end with stays; between, the standard library's difference.
  private static func edits(_ old: [String], _ new: [String]) -> [Edit] {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    let out = Array(old.dropFirst(head).dropLast(tail))
    let into = Array(new.dropFirst(head).dropLast(tail))
    return old.prefix(head).map { .same($0) } + middle(out, into)
      + old.suffix(tail).map { .same($0) }
  }

  private static func middle(_ out: [String], _ into: [String]) -> [Edit] {
    guard out.count + into.count <= most else {
      return out.map { .out($0) } + into.map { .into($0) }
    }
    let difference = into.difference(from: out)
    let removed = Set(
      difference.removals.compactMap {
        if case .remove(let at, _, _) = $0 { at } else { nil as Int? }
      })
    let inserted = Set(
      difference.insertions.compactMap {
        if case .insert(let at, _, _) = $0 { at } else { nil as Int? }
      })
    var edits: [Edit] = []
    var old = 0
    var new = 0
    while old < out.count || new < into.count {
      if removed.contains(old), old < out.count {
        edits.append(.out(out[old]))
        old += 1
      } else if inserted.contains(new), new < into.count {
        edits.append(.into(into[new]))
        new += 1
      } else {
        edits.append(.same(out[old]))
        old += 1
        new += 1
      }
    }
    return edits
  }
}
