@testable import Pictures

/// The picture that a file's coefficients stand for, computed from the definitions in floating point.
struct PictureReference {
  private let picture: EncodedPicture
  private var planes: [[Double]] = []

  init(_ picture: EncodedPicture) {
    self.picture = picture
    planes = picture.components.map(Self.samples)
  }

  /// Red, green and blue of all pixels.
  var rgb: [Double] {
    (0..<picture.height).flatMap { row in
      (0..<picture.width).flatMap { column in color(column, row) }
    }
  }

  private func color(_ column: Int, _ row: Int) -> [Double] {
    let values = planes.indices.map { value(of: $0, column, row) }
    guard values.count == 3 else { return [values[0], values[0], values[0]] }
    let (blue, red) = (values[1] - 128, values[2] - 128)
    let color = [
      values[0] + 1.402 * red, values[0] - 0.344136 * blue - 0.714136 * red,
      values[0] + 1.772 * blue,
    ]
    return color.map { min(max($0, 0), 255) }
  }

  /// A component's value at the center of a pixel: between the centers of samples it changes evenly.
  private func value(of place: Int, _ column: Int, _ row: Int) -> Double {
    let (first, component) = (picture.components[0], picture.components[place])
    let x = Self.place(column, first.across / component.across)
    let y = Self.place(row, first.down / component.down)
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    var sum = 0.0
    for (line, share) in [(Int(top), 1 - y + top), (Int(top) + 1, y - top)] {
      for (offset, part) in [(Int(left), 1 - x + left), (Int(left) + 1, x - left)] {
        let column = min(max(offset, 0), component.width - 1)
        let row = min(max(line, 0), component.height - 1)
        sum += share * part * planes[place][row * component.columns * 8 + column]
      }
    }
    return sum
  }

  /// The place of a pixel among samples that cover so many; larger ones are repeated.
  private static func place(_ pixel: Int, _ cover: Int) -> Double {
    cover > 2 ? Double(pixel / cover) : (Double(pixel) + 0.5) / Double(cover) - 0.5
  }

  /// All samples of a component: each the sum of 64 waves.
  private static func samples(_ component: EncodedComponent) -> [Double] {
    let stride = component.columns * 8
    var samples = [Double](repeating: 0, count: stride * component.rows * 8)
    for (index, block) in component.blocks.enumerated() {
      let start = index / component.columns * 8 * stride + index % component.columns * 8
      for y in 0..<8 {
        for x in 0..<8 {
          var sum = 128.0
          for (place, value) in block.enumerated() where value != 0 {
            let (row, column) = EncodedComponent.zigzag[place]
            sum +=
              Double(value * component.factors[place])
              * EncodedComponent.cosines[row][y] * EncodedComponent.cosines[column][x]
          }
          samples[start + y * stride + x] = min(max(sum, 0), 255)
        }
      }
    }
    return samples
  }
}
