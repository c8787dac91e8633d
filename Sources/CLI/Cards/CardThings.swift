/// Motifs of a single thing.
extension CardCanvas {
  /// A stage in the light of a lamp.
  mutating func drawCurtain(_ colors: CardPalette, _ seed: inout CardSeed) {
    shade(colors.night, colors.night)
    let x = seed.next(1_300...2_800)
    fill(
      CardShape([.init(x - 60, 0), .init(x + 60, 0), .init(3_000, 5_200), .init(1_096, 5_200)]),
      colors.light, opacity: 84)
    fill(.box(0...4_096, 5_000...6_144), colors.main.mixed(with: colors.night, 150))
    fill(.circle(2_048, 5_200, 952, high: 260), colors.light)
    drawFolds(colors, &seed)
    for bow in 0..<5 {
      let middle = bow * 1_024
      fill(.circle(middle, 250, 640, high: 760), colors.second)
      fill(.circle(middle, 150, 560, high: 640), colors.main)
    }
    fill(.box(0...4_096, 0...260), colors.accent)
  }

  /// The halves of the curtain, which hang at both sides.
  private mutating func drawFolds(_ colors: CardPalette, _ seed: inout CardSeed) {
    let folds = seed.next(3...4)
    for side in [-1, 1] {
      for fold in 0..<folds {
        let wide = 1_150 / folds
        let left = side < 0 ? fold * wide : 4_096 - (fold + 1) * wide
        let color = colors.main.mixed(with: colors.night, fold.isMultiple(of: 2) ? 0 : 110)
        fill(.box(left...(left + wide), 0...(5_350 - fold * 90)), color)
        fill(
          .box((left + wide / 5)...(left + wide * 2 / 5), 0...(5_350 - fold * 90)), colors.second,
          opacity: 90)
      }
    }
  }

  /// A flower.
  mutating func drawPetals(_ colors: CardPalette, _ seed: inout CardSeed) {
    shade(colors.night, colors.main.mixed(with: colors.night, 90))
    let (x, y) = (seed.next(1_750...2_350), seed.next(2_400...2_800))
    fill(
      CardShape([.init(x - 70, y), .init(x + 70, y), .init(x + 330, 6_144), .init(x + 130, 6_144)]),
      colors.main)
    fill(.leaf(x + 150, 5_100, 1_150, seed.flip() ? 930 : 620), colors.main)
    let count = seed.next(7...10)
    let start = seed.next(0...1_023)
    let layers = [(1_250, colors.main), (980, colors.second), (700, colors.accent)]
    for (index, layer) in layers.enumerated() {
      for petal in 0..<count {
        let turn = start + (petal * 2 + index) * CardAngle.turn / (count * 2)
        fill(.leaf(x, y, layer.0 * 3 / 2, turn), layer.1)
      }
    }
    fill(.circle(x, y, 360), colors.light)
    fill(.circle(x, y, 210), colors.night)
  }

  /// An eye that looks out.
  mutating func drawEye(_ colors: CardPalette, _ seed: inout CardSeed) {
    shade(colors.night, colors.night.mixed(with: colors.main, 120))
    let y = seed.next(2_700...3_300)
    let rings = [colors.main, colors.night, colors.second, colors.night, colors.light]
    for (index, color) in rings.enumerated() {
      let bigger = (4 - index) * 330
      fill(.lens(2_048, y, 1_650 + bigger * 3 / 2, high: 900 + bigger), color)
    }
    let look = seed.next(-420...420)
    fill(.circle(2_048 + look, y, 800), colors.accent)
    for ray in 0..<16 {
      let turn = ray * 64
      fill(.wedge(2_048 + look, y, from: turn, to: turn + 20, 760), colors.night, opacity: 90)
    }
    fill(.circle(2_048 + look, y, 400), colors.night)
    fill(.circle(2_048 + look - 180, y - 200, 150), colors.light)
  }

  /// A keyhole with light behind it.
  mutating func drawKeyhole(_ colors: CardPalette, _ seed: inout CardSeed) {
    shade(colors.main, colors.night)
    let (x, y) = (seed.next(1_800...2_300), seed.next(2_100...2_500))
    for ray in 0..<12 {
      let turn = ray * CardAngle.turn / 12 + seed.next(-14...14)
      fill(.wedge(x, y, from: turn, to: turn + 40, 9_000), colors.second, opacity: 110)
    }
    for (size, color) in [(340, colors.night), (170, colors.second), (0, colors.light)] {
      fill(.circle(x, y, 830 + size), color)
      fill(
        CardShape([
          .init(x - 330 - size / 2, y), .init(x + 330 + size / 2, y),
          .init(x + 800 + size, y + 2_500 + size), .init(x - 800 - size, y + 2_500 + size),
        ]), color)
    }
    // Someone stands in the light.
    fill(.circle(x, y + 900, 210), colors.night)
    fill(
      CardShape([
        .init(x - 150, y + 1_080), .init(x + 150, y + 1_080), .init(x + 400, y + 2_500),
        .init(x - 400, y + 2_500),
      ]), colors.night)
  }

  /// The edge of a printed card.
  mutating func frame(_ colors: CardPalette) {
    let edge = CardShape.box(0...4_096, 0...6_144)
    fill(edge.without(.box(170...3_926, 170...5_974)), colors.night)
    fill(
      CardShape.box(170...3_926, 170...5_974).without(.box(230...3_866, 230...5_914)), colors.light,
      opacity: 200)
  }
}
