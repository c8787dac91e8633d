/// The colors of a card, from the darkest to the lightest.
struct CardPalette: Hashable {
  let night: CardColor
  let main: CardColor
  let second: CardColor
  let accent: CardColor
  let light: CardColor

  /// Creates the colors of a genre on the film of a year.
  init(_ genre: CardGenre?, year: Int?) {
    let stock = FilmStock(year: year)
    let colors = Self.colors(of: genre).map { number in
      stock.developing(CardColor(number >> 16, number >> 8 & 255, number & 255))
    }
    night = colors[0]
    main = colors[1]
    second = colors[2]
    accent = colors[3]
    light = colors[4]
  }

  /// Returns the five colors of a genre before the film changes them, in the order of the properties.
  private static func colors(of genre: CardGenre?) -> [Int] {
    switch genre {
    case .western: [0x341A10, 0xBE6830, 0xE0A456, 0xA83420, 0xFAE6BE]
    case .horror: [0x0A1411, 0x1E4A3A, 0x7A1820, 0xD22C2C, 0xDCE4C0]
    case .scienceFiction: [0x0A0C2A, 0x3A2F96, 0x1E96BE, 0x5AE8E8, 0xE8F0FF]
    case .animation: [0x1C2454, 0x3494DC, 0xFAC438, 0xEE545C, 0xFFF6E0]
    case .war: [0x1A1C14, 0x5A6440, 0x8E7044, 0xC84A2A, 0xEAE2C8]
    case .music: [0x280C30, 0xA82474, 0xEC5C54, 0xFCC448, 0xFFECE2]
    case .fantasy: [0x1A1238, 0x583CA0, 0x289682, 0xF0BC5C, 0xECE4FA]
    case .mystery: [0x0E1028, 0x2E346E, 0x60427A, 0xE2AA54, 0xE2E0EC]
    case .crime: [0x0E121E, 0x2C3E62, 0x962C30, 0xF0B040, 0xE8E2D4]
    case .thriller: [0x0C1014, 0x28404C, 0x60706E, 0xD84028, 0xE4E6DE]
    case .romance: [0x3E1228, 0xCE4868, 0xF08E8C, 0xFCC896, 0xFFEEE6]
    case .comedy: [0x402214, 0xE8A42C, 0xEC703C, 0x2E8C8C, 0xFFF4D6]
    case .adventure: [0x10242C, 0x16787C, 0xE2963C, 0xF46030, 0xFAECCC]
    case .action: [0x181216, 0xB03024, 0xE87A2C, 0xFFC446, 0xFAE8D0]
    case .history: [0x281214, 0x80282C, 0xAA7C3C, 0xDEB862, 0xF4E6CA]
    case .family: [0x1E344A, 0x4AA0B4, 0xF6BC50, 0xE8625E, 0xFFF6E2]
    case .documentary: [0x1C2220, 0x56706C, 0xA0966E, 0xD6783C, 0xEEECDE]
    case .drama: [0x1C162C, 0x563E78, 0xBA5254, 0xF0A062, 0xF6E4D4]
    case .television: [0x182832, 0x327882, 0xC8A04A, 0xE87850, 0xF2F0E4]
    case nil: [0x181C26, 0x485C78, 0x8C96A0, 0xE0AA64, 0xEEEEE8]
    }
  }
}
