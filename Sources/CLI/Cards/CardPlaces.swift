/// Motifs of cities and skies.
extension CardCanvas {
  /// A city in the evening, with lights in its windows.
  mutating func drawSkyline(_ colors: CardPalette, _ seed: inout CardSeed) {
    shade(colors.night.mixed(with: colors.main, 110), colors.second)
    let radius = seed.next(850...1_200)
    fill(.circle(seed.next(1_200...2_900), seed.next(2_100...2_900), radius), colors.accent)
    for layer in 0...1 {
      let color = colors.main.mixed(with: colors.night, 110 + layer * 146)
      var x = -seed.next(0...200)
      while x < 4_096 {
        let wide = seed.next(460...760)
        let top = seed.next(2_300...4_000) + layer * 900
        drawHouse(x, top, wide, color, layer == 1 ? colors.accent : nil, &seed)
        x += layer == 0 ? wide + 60 : wide - 16
      }
    }
  }

  private mutating func drawHouse(
    _ x: Int, _ top: Int, _ wide: Int, _ color: CardColor, _ lights: CardColor?,
    _ seed: inout CardSeed
  ) {
    fill(.box(x...(x + wide), top...6_144), color)
    switch seed.next(0...3) {
    case 0: fill(.box((x + wide / 4)...(x + wide * 3 / 4), (top - 300)...top), color)
    case 1: fill(.box((x + wide / 2 - 30)...(x + wide / 2 + 30), (top - 620)...top), color)
    case 2:
      fill(CardShape([.init(x, top), .init(x + wide / 2, top - 380), .init(x + wide, top)]), color)
    default: break
    }
    guard let lights else { return }
    for row in 0..<7 {
      for column in 0..<2 where seed.next(0...9) < 5 {
        let left = x + wide / 6 + column * wide * 5 / 12
        let above = top + 240 + row * 420
        fill(.box(left...(left + wide / 4), above...(above + 190)), lights)
      }
    }
  }

  /// A striped sun over a plain of lines.
  mutating func drawGrid(_ colors: CardPalette, _ seed: inout CardSeed) {
    shade(colors.night, colors.main)
    drawStars(colors.light, count: 20, &seed)
    let (x, horizon) = (seed.next(1_700...2_400), seed.next(3_600...4_000))
    fill(.circle(x, horizon - 900, 1_300), colors.second)
    fill(.circle(x, horizon - 1_150, 900), colors.accent, opacity: 120)
    for slit in 0..<6 {
      let y = horizon - 900 + slit * 230
      fill(.box(0...4_096, y...(y + 40 + slit * 22)), colors.main.mixed(with: colors.night, 60))
    }
    fill(.box(0...4_096, horizon...6_144), colors.night)
    for line in -9...9 {
      fill(
        CardShape([
          .init(x + line * 130, horizon), .init(x + line * 900 - 36, 6_144),
          .init(x + line * 900 + 36, 6_144),
        ]), colors.accent)
    }
    for row in 0..<8 {
      let y = horizon + row * row * 42 + row * 36
      fill(.box(0...4_096, y...(y + 26 + row * 8)), colors.accent)
    }
  }

  /// A planet with a ring.
  mutating func drawPlanet(_ colors: CardPalette, _ seed: inout CardSeed) {
    shade(colors.night, colors.night.mixed(with: colors.main, 130))
    drawStars(colors.light, count: 44, &seed)
    let (x, y) = (seed.next(1_850...2_250), seed.next(2_300...3_500))
    let radius = seed.next(850...1_000)
    let tilt = seed.next(-90...90)
    fill(.circle(x, y, radius * 3 / 2), colors.second, opacity: 28)
    fill(.hoop(x, y, radius * 19 / 10, tilt: tilt, from: 500, to: 1_036), colors.accent)
    fill(.circle(x, y, radius), colors.second)
    fill(
      .circle(x - radius / 8, y - radius / 8, radius * 7 / 8),
      colors.second.mixed(with: colors.light, 60))
    fill(
      .circle(x - radius / 4, y - radius / 4, radius * 5 / 8),
      colors.second.mixed(with: colors.light, 120))
    fill(.hoop(x, y, radius * 19 / 10, tilt: tilt, from: 0, to: 512), colors.accent)
    let moon = seed.next(250...380)
    let side = seed.flip() ? 800 : 3_300
    fill(.circle(side, 5_000, moon), colors.main)
    fill(.circle(side - moon / 6, 5_000 - moon / 6, moon * 4 / 5), colors.light, opacity: 150)
  }

  /// A balloon among clouds.
  mutating func drawBalloon(_ colors: CardPalette, _ seed: inout CardSeed) {
    shade(colors.main, colors.light)
    let cloud = colors.light.mixed(with: colors.main, 40)
    for _ in 0..<3 { drawCloud(seed.next(0...4_000), seed.next(700...3_000), cloud) }
    let (x, y, radius) = (
      seed.next(1_600...2_500), seed.next(2_100...2_500), seed.next(1_050...1_250)
    )
    drawEnvelope(x, y, radius, colors)
    let bend = seed.next(0...1_023)
    fill(
      .below { 5_350 + CardAngle.sine(bend + $0 * 20, times: 200) },
      colors.second.mixed(with: colors.night, 120))
    fill(.below { 5_700 + CardAngle.sine(bend * 3 + $0 * 14, times: 160) }, colors.night)
  }

  /// The balloon itself, with its ropes and its basket.
  private mutating func drawEnvelope(_ x: Int, _ y: Int, _ radius: Int, _ colors: CardPalette) {
    let foot = y + radius * 7 / 4
    for side in [-1, 1] {
      fill(
        CardShape([
          .init(x + side * radius * 7 / 10, y + radius * 7 / 10), .init(x + side * 230, foot),
          .init(x + side * 170, foot), .init(x + side * radius * 6 / 10, y + radius * 7 / 10),
        ]), colors.night)
    }
    for (index, share) in [100, 72, 40, 14].enumerated() {
      let color = [colors.accent, colors.light, colors.second, colors.light][index]
      fill(.balloon(x, y, radius * share / 100, high: radius), color)
    }
    fill(.box((x - 260)...(x + 260), foot...(foot + 380)), colors.night)
    fill(.box((x - 260)...(x + 260), (foot + 90)...(foot + 150)), colors.accent)
  }

  private mutating func drawCloud(_ x: Int, _ y: Int, _ color: CardColor) {
    for puff in -1...1 {
      fill(.circle(x + puff * 380, y + abs(puff) * 70, 330 - abs(puff) * 110), color)
    }
    fill(.box((x - 380)...(x + 380), y...(y + 290)), color)
  }
}
