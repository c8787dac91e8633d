/// The image header, which contains the size and the components of the image.
struct FrameHeader {
  struct Component {
    let identifier: Int
    /// The sampling factors of the component, horizontally and vertically.
    let across: Int
    let down: Int
    /// The index of the component's quantization table.
    let table: Int
  }

  let isProgressive: Bool
  let width: Int
  let height: Int
  let components: [Component]
  /// The largest sampling factors among the components.
  let across: Int
  let down: Int

  init(_ payload: consuming PayloadReader, isProgressive: Bool) throws(PictureError) {
    self.isProgressive = isProgressive
    let precision = try payload.byte()
    guard precision == 8 else { throw PictureError(.unsupported, "\(precision) bits per sample") }
    height = try payload.word()
    width = try payload.word()
    guard height > 0 else {
      throw PictureError(.unsupported, "height defined after the first scan")
    }
    guard width > 0 else { throw PictureError(.damaged, "zero width") }
    let count = try payload.byte()
    guard count == 1 || count == 3 else {
      throw PictureError(.unsupported, "\(count) components")
    }
    components = try Self.components(count, &payload)
    across = components.reduce(1) { max($0, $1.across) }
    down = components.reduce(1) { max($0, $1.down) }
    for component in components
    where across % component.across != 0 || down % component.down != 0 {
      throw PictureError(.unsupported, "fractional sampling factors")
    }
  }

  private static func components(_ count: Int, _ payload: inout PayloadReader)
    throws(PictureError) -> [Component]
  {
    var components: [Component] = []
    for _ in 0..<count {
      let identifier = try payload.byte()
      let sampling = try payload.byte()
      let (across, down) = (sampling >> 4, sampling & 15)
      let table = try payload.byte()
      guard 1...4 ~= across, 1...4 ~= down, table < 4,
        !components.contains(where: { $0.identifier == identifier })
      else { throw PictureError(.damaged, "invalid component in the frame") }
      components.append(
        Component(identifier: identifier, across: across, down: down, table: table))
    }
    return components
  }

  /// The number of MCUs (minimum coded units) per row and per column.
  ///
  /// A scan with several components groups the blocks of all components by MCU.
  var units: (across: Int, down: Int) {
    ((width + 8 * across - 1) / (8 * across), (height + 8 * down - 1) / (8 * down))
  }

  /// The number of blocks that contain part of the image.
  var blocks: Int {
    components.reduce(0) { $0 + columns(of: $1) * rows(of: $1) }
  }

  /// The number of a component's blocks per row that contain part of the image.
  func columns(of component: Component) -> Int {
    (width * component.across + 8 * across - 1) / (8 * across)
  }

  /// The number of a component's block rows that contain part of the image.
  func rows(of component: Component) -> Int {
    (height * component.down + 8 * down - 1) / (8 * down)
  }
}
