import MovieEntities
import Testing
import Viper

@testable import MoviesCLI
@testable import ViperCommandLine

struct MovieValuesTests {
  @Test(arguments: [
    (8.438, "8.4", StyledText.Style.Color.green), (7.0, "7.0", .green), (6.94, "6.9", .yellow),
    (5.0, "5.0", .yellow), (4.94, "4.9", .red),
  ])
  func `A rating has one decimal and the color of its tone`(
    _ average: Double, _ text: String, _ color: StyledText.Style.Color
  ) throws {
    let value = FieldValue.rating(try #require(Rating(average: average, votes: 3)))
    #expect(value.cell == StyledText(text, .init(color: color)))
  }
}
