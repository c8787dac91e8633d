extension EncodedPicture {
  /// The file.
  var bytes: [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8]
    if options.hasJFIF {
      bytes += Self.segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])
    }
    for (place, component) in components.prefix(2).enumerated() {
      let factors = component.factors.flatMap { factor -> [UInt8] in
        options.hasWideFactors ? Self.word(factor) : [UInt8(factor)]
      }
      bytes += Self.segment(0xDB, [(options.hasWideFactors ? 0x10 : 0) | UInt8(place)] + factors)
    }
    bytes += frameHeader
    if options.restartInterval > 0 {
      bytes += Self.segment(0xDD, Self.word(options.restartInterval))
    }
    for pass in passes { bytes += scan(pass) }
    return bytes + [0xFF, 0xD9]
  }

  private var passes: [EncoderPass] {
    let all = Array(components.indices)
    guard let passes = options.passes else {
      return options.isInterleaved ? [.whole(all)] : all.map { .whole([$0]) }
    }
    return passes.compactMap { pass in
      let present = pass.components.filter { all.contains($0) }
      return present.isEmpty
        ? nil
        : EncoderPass(components: present, band: pass.band, known: pass.known, low: pass.low)
    }
  }

  private var frameHeader: [UInt8] {
    var payload = [8] + Self.word(height) + Self.word(width) + [UInt8(components.count)]
    for (place, component) in components.enumerated() {
      payload += [component.identifier, UInt8(component.across << 4 | component.down)]
      payload.append(place == 0 ? 0 : 1)
    }
    return Self.segment(options.passes == nil ? 0xC0 : 0xC2, payload)
  }

  private func scan(_ pass: EncoderPass) -> [UInt8] {
    var writer = ScanWriter(pass, isProgressive: options.passes != nil)
    writer.write(components, interval: options.restartInterval)
    var bytes: [UInt8] = []
    var codes: [Int: HuffmanCode] = [:]
    for (table, frequencies) in writer.frequencies.sorted(by: { $0.key < $1.key }) {
      let code = HuffmanCode(frequencies, isShort: options.hasShortCodes)
      codes[table] = code
      bytes += Self.segment(0xC4, [UInt8(table)] + code.payload)
    }
    var payload = [UInt8(pass.components.count)]
    for place in pass.components {
      payload += [components[place].identifier, place == 0 ? 0x00 : 0x11]
    }
    payload += [UInt8(pass.band.lowerBound), UInt8(pass.band.upperBound)]
    payload.append(UInt8(pass.known << 4 | pass.low))
    return bytes + Self.segment(0xDA, payload) + writer.bytes(codes)
  }

  static func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
    [0xFF, marker] + word(payload.count + 2) + payload
  }

  private static func word(_ number: Int) -> [UInt8] {
    [UInt8(number >> 8), UInt8(number & 255)]
  }
}
