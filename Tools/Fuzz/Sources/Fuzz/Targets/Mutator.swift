/// Makes inputs from seeds: the same ones for the same numbers, so that an input need not be kept to be had again.
struct Mutator {
  private let seeds: [[UInt8]]
  private let words: [[UInt8]]
  private let mutations: [Mutation]
  private let longest: Int

  init(seeds: [[UInt8]], words: [[UInt8]], mutations: [Mutation], longest: Int) {
    self.seeds = seeds.isEmpty ? [[]] : seeds
    self.words = words
    self.mutations = mutations
    self.longest = longest
  }

  /// Returns an input: first the seeds as they are, then changed ones without end.
  ///
  /// - Parameters:
  ///   - seed: The number that makes a run different from others.
  ///   - number: The number of the input in its run, from 0.
  /// - Returns: The bytes.
  func input(seed: Int, number: Int) -> [UInt8] {
    guard number >= seeds.count else { return seeds[number] }
    var chance = Chance(seed: seed &* 0x1_0000_0001 &+ number)
    var input = self.seed(&chance)
    repeat {
      mutations.randomElement(using: &chance)?.change(&input, self, &chance)
    } while Int.random(in: 0...3, using: &chance) > 0
    return Array(input.prefix(longest))
  }

  func seed(_ chance: inout Chance) -> [UInt8] {
    seeds.randomElement(using: &chance) ?? []
  }

  func word(_ chance: inout Chance) -> [UInt8] {
    words.randomElement(using: &chance) ?? []
  }
}
