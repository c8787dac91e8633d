/// What a card shows.
enum CardMotif: CaseIterable {
  case rays, rings, arcs, diamonds, scallops, chevrons
  case hills, woods, mesas, waves
  case skyline, grid, planet, balloon
  case curtain, petals, eye, keyhole

  /// Returns the motifs that suit a genre and a year, at least one.
  static func choice(_ genre: CardGenre?, year: Int?) -> [CardMotif] {
    suiting(genre) + suiting(year: year)
  }

  private static func suiting(_ genre: CardGenre?) -> [CardMotif] {
    switch genre {
    case .western: [.mesas, .mesas, .rays]
    case .horror: [.woods, .hills, .eye, .keyhole]
    case .scienceFiction: [.planet, .skyline, .rings]
    case .animation: [.balloon, .hills, .arcs]
    case .war: [.chevrons, .rays, .woods]
    case .music: [.curtain, .scallops, .rings]
    case .fantasy: [.hills, .planet, .scallops]
    case .mystery: [.keyhole, .eye, .woods]
    case .crime: [.skyline, .keyhole, .diamonds]
    case .thriller: [.eye, .rings, .keyhole]
    case .romance: [.petals, .petals, .waves, .hills, .balloon]
    case .comedy: [.balloon, .curtain, .diamonds, .arcs, .rings]
    case .adventure: [.waves, .mesas, .balloon]
    case .action: [.chevrons, .rays, .skyline]
    case .history: [.rays, .scallops, .diamonds]
    case .family: [.balloon, .hills, .waves]
    case .documentary: [.rings, .waves, .mesas]
    case .drama: [.curtain, .waves, .skyline, .petals, .woods, .rings]
    case .television, nil: [.rings, .diamonds, .waves]
    }
  }

  private static func suiting(year: Int?) -> [CardMotif] {
    switch year ?? 0 {
    case 1870..<1920: [.scallops, .curtain]
    case 1920..<1940: [.rays, .scallops]
    case 1940..<1950: [.skyline, .rays]
    case 1950..<1960: [.planet, .rings]
    case 1960..<1970: [.rings, .arcs]
    case 1970..<1980: [.arcs]
    case 1980..<1990: [.grid, .grid]
    case 1990..<2000: [.chevrons, .rings]
    case 2000..<2100: [.diamonds, .arcs]
    default: []
    }
  }

  func draw(on canvas: inout CardCanvas, _ colors: CardPalette, _ seed: inout CardSeed) {
    switch self {
    case .rays: canvas.drawRays(colors, &seed)
    case .rings: canvas.drawRings(colors, &seed)
    case .arcs: canvas.drawArcs(colors, &seed)
    case .diamonds: canvas.drawDiamonds(colors, &seed)
    case .scallops: canvas.drawScallops(colors, &seed)
    case .chevrons: canvas.drawChevrons(colors, &seed)
    case .hills: canvas.drawHills(colors, &seed)
    case .woods: canvas.drawWoods(colors, &seed)
    case .mesas: canvas.drawMesas(colors, &seed)
    case .waves: canvas.drawWaves(colors, &seed)
    case .skyline: canvas.drawSkyline(colors, &seed)
    case .grid: canvas.drawGrid(colors, &seed)
    case .planet: canvas.drawPlanet(colors, &seed)
    case .balloon: canvas.drawBalloon(colors, &seed)
    case .curtain: canvas.drawCurtain(colors, &seed)
    case .petals: canvas.drawPetals(colors, &seed)
    case .eye: canvas.drawEye(colors, &seed)
    case .keyhole: canvas.drawKeyhole(colors, &seed)
    }
  }
}
