/// Motifs of lines and circles.
extension CardCanvas {
  /// A sun with its rays behind a dark horizon.
  mutating func drawRays(_ colors: CardPalette, _ seed: inout CardSeed) {
    shade(colors.main, colors.main.mixed(with: colors.second, 96))
    let (x, y) = (seed.next(1_400...2_700), seed.next(3_700...4_500))
    let count = seed.next(11...17)
    let step = CardAngle.turn * 8 / (count * 16)
    for ray in 0..<count {
      let start = CardAngle.turn / 2 + ray * step
      fill(.wedge(x, y, from: start, to: start + step / 2, 9_000), colors.second)
    }
    let radius = seed.next(900...1_250)
    fill(.circle(x, y, radius + 340), colors.night)
    fill(.circle(x, y, radius + 220), colors.light)
    fill(.circle(x, y, radius), colors.accent)
    fill(.box(0...4_096, y...6_144), colors.night)
    for line in 0..<3 {
      let top = y + 260 + line * 420
      fill(
        .box(0...4_096, top...(top + 150 - line * 40)),
        [colors.accent, colors.second, colors.main][line])
    }
  }

  /// Circles around a point.
  mutating func drawRings(_ colors: CardPalette, _ seed: inout CardSeed) {
    shade(colors.night, colors.night.mixed(with: colors.main, 80))
    let (x, y) = (seed.next(1_100...3_000), seed.next(1_700...3_400))
    let step = seed.next(330...430)
    let turns = [colors.main, colors.second, colors.main, colors.accent]
    for ring in (1...9).reversed() {
      fill(.ring(x, y, ring * 2 * step, (ring * 2 - 1) * step), turns[ring % 4])
    }
    fill(.circle(x, y, step), colors.light)
    let moon = seed.next(0...CardAngle.turn)
    let distance = 5 * step + step / 2
    fill(
      .circle(
        x + CardAngle.cosine(moon, times: distance), y + CardAngle.sine(moon, times: distance),
        step), colors.light)
  }

  /// Broad stripes that turn around a corner.
  mutating func drawArcs(_ colors: CardPalette, _ seed: inout CardSeed) {
    shade(colors.light, colors.light.mixed(with: colors.second, 64))
    let isLeft = seed.flip()
    let (x, y) = (isLeft ? 0 : 4_096, seed.next(4_600...6_144))
    let width = seed.next(420...560)
    let stripes = [
      colors.night, colors.main, colors.accent, colors.second, colors.light, colors.main,
    ]
    for (index, color) in stripes.enumerated() {
      fill(.circle(x, y, (stripes.count - index) * width + 500), color)
    }
    fill(.circle(x, y, 500), colors.night)
    let sun = seed.next(420...620)
    fill(.circle(isLeft ? 3_000 : 1_096, 1_250, sun), colors.accent)
  }

  /// A harlequin's coat.
  mutating func drawDiamonds(_ colors: CardPalette, _ seed: inout CardSeed) {
    shade(colors.main, colors.main.mixed(with: colors.night, 128))
    let columns = seed.next(2...3)
    let (width, height) = (4_096 / columns, 6_144 / columns)
    let fillings = [colors.second, colors.night, colors.accent]
    let shift = seed.next(0...2)
    for row in 0...(2 * columns) {
      for column in 0...columns {
        let x = column * width + (row.isMultiple(of: 2) ? width / 2 : 0)
        let y = row * height / 2
        let color = fillings[(column + row * 2 + shift) % 3]
        // A little more than its share, or seams would shine through.
        fill(.diamond(x, y, width / 2 + 14, height / 2 + 21), color)
        fill(.diamond(x, y, width / 5, height / 5), colors.light, opacity: 40)
        fill(.diamond(x, y, width / 9, height / 9), colors.light)
      }
    }
  }

  /// Fans over fans, as on the walls of old picture palaces.
  mutating func drawScallops(_ colors: CardPalette, _ seed: inout CardSeed) {
    shade(colors.night, colors.night)
    let radius = seed.next(1_366...2_048)
    let columns = 4_096 / radius / 2 + 1
    let (right, down) = (seed.next(0...radius), seed.next(0...radius / 2))
    let (outer, inner) = seed.flip() ? (colors.main, colors.second) : (colors.second, colors.main)
    let rings = [colors.accent, colors.night, outer, colors.night, inner, colors.light]
    for row in 0...(6_144 / radius * 2 + 3) {
      for column in 0...columns {
        let x = right + (column * 2 - row % 2) * radius
        let y = row * radius / 2 + down
        for (index, color) in rings.enumerated() {
          let share = [100, 90, 82, 58, 49, 27][index]
          // Their lower halves are under the fans below.
          fill(.dome(x, y, radius * share / 100), color)
        }
      }
    }
  }

  /// Arrowheads that rise.
  mutating func drawChevrons(_ colors: CardPalette, _ seed: inout CardSeed) {
    shade(colors.night, colors.night.mixed(with: colors.main, 112))
    let x = seed.next(1_500...2_600)
    let slope = seed.next(1_500...2_300)
    let thick = seed.next(520...700)
    let stripes = [colors.main, colors.second, colors.accent, colors.light]
    for (index, color) in stripes.enumerated() {
      let y = 5_000 - index * (thick + 420)
      fill(.chevron(x, y, slope: slope, thick - index * 90), color)
    }
    fill(.circle(x, 900, 330), colors.light)
  }
}
