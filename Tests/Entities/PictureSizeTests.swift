import MovieEntities
import Testing

struct PictureSizeTests {
  @Test(arguments: [
    (16, PictureSize.w92), (92, .w92), (122, .w92), (123, .w154), (160, .w154), (205, .w154),
    (206, .w185), (246, .w185), (247, .w342), (342, .w342), (432, .w342),
  ])
  func `An area gets the smallest picture with at least three quarters of its width`(
    pixels: Int, size: PictureSize
  ) {
    #expect(PictureSize.filling(pixels) == size)
  }

  @Test(arguments: [
    (Int.min, PictureSize.w92), (-1, .w92), (0, .w92), (10_000, .w342), (.max, .w342),
  ])
  func `Any width gets a picture size`(pixels: Int, size: PictureSize) {
    #expect(PictureSize.filling(pixels) == size)
  }

  @Test func `A size is named by its width`() {
    #expect(PictureSize.allCases.allSatisfy { $0.rawValue == "w\($0.pixels)" })
  }
}
