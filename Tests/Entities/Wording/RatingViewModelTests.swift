import MovieEntities
import MoviePresentation
import Testing
import Viper

struct RatingViewModelTests {
  private func shown(_ average: Double, votes: Int = 1) -> RatingViewModel? {
    Rating(average: average, votes: votes).map { RatingViewModel($0) }
  }

  @Test(
    arguments: [
      (10, .good), (7, .good), (6.96, .good), (6.95, .good), (6.949, .middling), (5, .middling),
      (4.95, .middling), (4.949, .bad), (0.5, .bad),
    ] as [(Double, RatingViewModel.Tone)])
  func `The tone depends on the displayed average`(average: Double, tone: RatingViewModel.Tone) {
    #expect(shown(average)?.tone == tone)
  }

  @Test(arguments: [
    (6.95, "7.0"), (6.949, "6.9"), (9.99, "10.0"), (9.949, "9.9"), (10, "10.0"), (8.438, "8.4"),
    (8, "8.0"), (0.5, "0.5"), (4.949, "4.9"), (4.95, "5.0"),
  ])
  func `The average has one decimal`(average: Double, text: String) {
    #expect(shown(average)?.text == text)
    let rating = Rating(average: average, votes: 1)
    #expect(rating.map { RatingViewModel($0, decimal: { $0 + "!" }).text } == text + "!")
  }

  @Test(
    arguments: [(.good, .green), (.middling, .yellow), (.bad, .red)]
      as [(RatingViewModel.Tone, StyledText.Style.Color)])
  func `Each tone has its own color`(tone: RatingViewModel.Tone, color: StyledText.Style.Color) {
    #expect(tone.color == color)
  }
}
