import Testing

extension EncoderOptions: CustomTestStringConvertible {
  var testDescription: String {
    "\(passes.map { "\($0.count) passes" } ?? "baseline"), restarts \(restartInterval), step \(step), "
      + "\(isInterleaved ? "" : "not ")interleaved, \(hasShortCodes ? "short" : "plain") codes, "
      + "\(hasWideFactors ? "wide" : "small") factors"
  }
}
