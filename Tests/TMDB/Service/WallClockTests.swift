import MovieTMDB
import Testing
import Viper

struct WallClockTests {
  private let clock = ManualClock()

  @Test(arguments: [0, 1_767_225_600, -5] as [Int64])
  func `The time starts at the given date and follows the clock`(start: Int64) {
    let wall = WallClock(secondsSince1970: start, on: clock)
    #expect(wall.secondsSince1970 == start)
    clock.advance(by: .seconds(90))
    #expect(wall.secondsSince1970 == start + 90)
    clock.advance(by: .milliseconds(999))
    #expect(wall.secondsSince1970 == start + 90)
    clock.advance(by: .milliseconds(1))
    #expect(wall.secondsSince1970 == start + 91)
  }

  @Test func `Time on the clock before the start does not count`() {
    clock.advance(by: .seconds(1_000))
    let wall = WallClock(secondsSince1970: 7, on: clock)
    #expect(wall.secondsSince1970 == 7)
  }

  @Test func `A sleep lasts until the clock has moved`() async throws {
    let wall = WallClock(secondsSince1970: 0, on: clock)
    let sleeping = Task { () throws in
      try await wall.sleep(for: .seconds(60))
      return wall.secondsSince1970
    }
    await clock.sleepers(1)
    clock.advance(by: .seconds(60))
    #expect(try await sleeping.value == 60)
  }
}
