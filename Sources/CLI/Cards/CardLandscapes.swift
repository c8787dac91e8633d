/// Motifs of the open country.
extension CardCanvas {
  /// A moon over hills.
  mutating func drawHills(_ colors: CardPalette, _ seed: inout CardSeed) {
    shade(colors.night, colors.main)
    drawStars(colors.light, count: 26, &seed)
    let (x, y) = (seed.next(1_100...3_000), seed.next(1_300...2_200))
    drawMoon(x, y, seed.next(560...820), colors)
    for layer in 0...3 {
      let color = colors.second.mixed(with: colors.night, layer * 72)
      let top = 3_500 + layer * 640
      let (height, start) = (seed.next(160...420), seed.next(0...1_023))
      let speed = seed.next(14...30)
      fill(
        .below {
          top + CardAngle.sine(start + $0 * speed, times: height)
            + CardAngle.sine(start + $0 * speed * 2, times: height / 3)
        }, color)
    }
  }

  /// Bare trees before a moon.
  mutating func drawWoods(_ colors: CardPalette, _ seed: inout CardSeed) {
    shade(colors.main.mixed(with: colors.night, 110), colors.second.mixed(with: colors.light, 70))
    drawMoon(seed.next(1_300...2_800), seed.next(1_500...2_300), seed.next(760...1_000), colors)
    for layer in 0...2 {
      let color = colors.second.mixed(with: colors.night, 70 + layer * 93)
      let ground = 4_300 + layer * 520
      for tree in 0...(4 - layer) {
        let x = (tree * 2 + layer % 2) * 4_096 / (8 - layer * 2) + seed.next(-260...260)
        drawTree(x, ground + 80, wide: 60 + layer * 60, color, &seed)
      }
      let bend = seed.next(0...1_023)
      fill(.below { ground + CardAngle.sine(bend + $0 * 16, times: 110) }, color)
    }
  }

  private mutating func drawTree(
    _ x: Int, _ ground: Int, wide: Int, _ color: CardColor, _ seed: inout CardSeed
  ) {
    let lean = seed.next(-220...220)
    fill(
      CardShape([
        .init(x - wide, ground), .init(x - wide / 2 + lean, -200), .init(x + wide / 2 + lean, -200),
        .init(x + wide, ground),
      ]), color)
    for branch in 0...4 {
      let y = ground - 900 - branch * 680
      let from = x + lean * (ground - y) / (ground + 200)
      let side = branch.isMultiple(of: 2) ? 1 : -1
      let reach = side * seed.next(420...900)
      let rise = seed.next(350...800)
      fill(
        CardShape([
          .init(from, y + wide * 2), .init(from + reach, y - rise), .init(from, y - wide),
        ]), color)
    }
  }

  /// Table mountains in the evening, with a cactus.
  mutating func drawMesas(_ colors: CardPalette, _ seed: inout CardSeed) {
    shade(colors.accent, colors.light)
    let sun = (x: seed.next(1_200...2_900), y: seed.next(2_300...3_000))
    fill(.circle(sun.x, sun.y, 1_150), colors.light, opacity: 110)
    fill(.circle(sun.x, sun.y, 820), colors.light)
    for layer in 0...1 {
      let color = [colors.second, colors.main][layer]
      let ground = 3_900 + layer * 500
      for _ in 0...(1 + layer) {
        let (x, wide) = (seed.next(200...3_900), seed.next(420...900))
        let top = ground - seed.next(700...1_500)
        fill(
          CardShape([
            .init(x - wide - 340, ground), .init(x - wide, top + 260), .init(x - wide + 60, top),
            .init(x + wide - 60, top), .init(x + wide, top + 260), .init(x + wide + 340, ground),
          ]), color)
      }
      fill(.box(0...4_096, ground...6_144), color)
    }
    let bend = seed.next(0...1_023)
    fill(.below { 5_100 + CardAngle.sine(bend + $0 * 12, times: 140) }, colors.night)
    drawCactus(seed.flip() ? 900 : 3_200, colors.night)
  }

  private mutating func drawCactus(_ x: Int, _ color: CardColor) {
    drawPost(x, from: 3_300, to: 5_400, wide: 150, color)
    drawPost(x - 480, from: 3_950, to: 4_400, wide: 110, color)
    drawPost(x + 470, from: 3_700, to: 4_200, wide: 110, color)
    fill(.box((x - 480)...x, 4_330...4_550), color)
    fill(.box(x...(x + 470), 4_130...4_350), color)
  }

  /// A post with round ends.
  private mutating func drawPost(
    _ x: Int, from top: Int, to bottom: Int, wide: Int, _ color: CardColor
  ) {
    fill(.circle(x, top, wide), color)
    fill(.circle(x, bottom, wide), color)
    fill(.box((x - wide)...(x + wide), top...bottom), color)
  }

  /// A sun over the sea.
  mutating func drawWaves(_ colors: CardPalette, _ seed: inout CardSeed) {
    shade(colors.second, colors.light)
    let (x, radius) = (seed.next(1_300...2_800), seed.next(780...1_080))
    fill(.circle(x, 2_350, radius + 300), colors.light, opacity: 120)
    fill(.circle(x, 2_350, radius), colors.accent)
    let start = seed.next(0...1_023)
    for layer in 0...5 {
      let color = colors.main.mixed(with: colors.night, layer * 48)
      let top = 2_900 + layer * 560
      let shift = start + layer * 370
      let length = 56 + layer * 6
      fill(.below { top + CardAngle.sine(shift + $0 * length, times: 120 + layer * 20) }, color)
      fill(
        .below { top + 130 + CardAngle.sine(shift + $0 * length, times: 120 + layer * 20) },
        colors.light, opacity: 26)
    }
  }

  /// A moon with its halo and a shadow.
  mutating func drawMoon(_ x: Int, _ y: Int, _ radius: Int, _ colors: CardPalette) {
    fill(.circle(x, y, radius * 7 / 4), colors.light, opacity: 22)
    fill(.circle(x, y, radius * 4 / 3), colors.light, opacity: 34)
    fill(.circle(x, y, radius), colors.light)
    let shadow = colors.light.mixed(with: colors.main, 56)
    fill(.circle(x - radius / 3, y - radius / 4, radius / 5), shadow)
    fill(.circle(x + radius / 4, y + radius / 3, radius / 4), shadow)
    fill(.circle(x + radius / 3, y - radius / 3, radius / 8), shadow)
  }

  mutating func drawStars(_ color: CardColor, count: Int, _ seed: inout CardSeed) {
    for _ in 0..<count {
      let size = seed.next(18...46)
      fill(.diamond(seed.next(150...3_950), seed.next(150...3_400), size, size * 3 / 2), color)
    }
  }
}
