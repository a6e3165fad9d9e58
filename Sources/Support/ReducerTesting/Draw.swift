// What a generator of actions draws its payloads from. Every choice is recorded as a number: the
// simpler the choice, the smaller the number. That is why nobody has to write a shrinker. A script
// is shrunk by making its choices fewer and smaller and drawing its actions again, so a simplified
// action is always one that the generator could have made in the state it meets.
//
// Source of the idea: MacIver and Donaldson, "Test-Case Reduction via Test-Case Generation:
// Insights from the Hypothesis Reducer", ECOOP 2020.

/// Where a generator's choices come from: chance at first, a list of earlier choices on a replay.
///
/// Take everything random from here. A generator that asks anything else (the time, `Int.random`)
/// makes scripts that no seed brings back.
public struct Draw {
  /// The choices made so far.
  private(set) var choices: [UInt64] = []
  private var source: Source

  private enum Source {
    case chance(SplitMix64)
    case replay([UInt64])
  }

  init(seed: UInt64) {
    self.source = .chance(SplitMix64(seed: seed))
  }

  init(replaying choices: [UInt64]) {
    self.source = .replay(choices)
  }

  /// The choices since the last call; the next ones go into a new list. Zeros at the end are left
  /// out, because a replay adds them, so a list with more of them does not count as longer.
  mutating func takeChoices() -> [UInt64] {
    defer { choices = [] }
    while choices.last == 0 { choices.removeLast() }
    return choices
  }

  /// A choice in `0...limit`. A replay that has run out of choices takes the simplest, 0; one that
  /// is too large for a state that has become smaller is cut down to the limit.
  mutating func choice(upTo limit: UInt64, by pick: (inout SplitMix64) -> UInt64) -> UInt64 {
    let choice: UInt64
    switch source {
    case .chance(var random):
      choice = pick(&random)
      source = .chance(random)
    case .replay(let earlier):
      choice = choices.count < earlier.count ? min(earlier[choices.count], limit) : 0
    }
    choices.append(choice)
    return choice
  }

  mutating func choice(upTo limit: UInt64) -> UInt64 {
    choice(upTo: limit) { $0.next(upTo: limit) }
  }

  /// An index into `weights`, drawn in proportion to its weight; nil if all are zero. The choice is
  /// the index, and not the random number behind it, so that an earlier case counts as the simpler
  /// one. A replay that meets a weight of zero takes the first that is not zero.
  mutating func index(weights: [Int]) -> Int? {
    guard let first = weights.firstIndex(where: { $0 > 0 }) else { return nil }
    let choice = choice(upTo: UInt64(weights.count - 1)) { random in
      var lot = Int(random.next(upTo: UInt64(weights.reduce(0, +) - 1)))
      let index = weights.firstIndex { weight in
        lot -= weight
        return lot < 0
      }
      return UInt64(index ?? first)
    }
    return weights[Int(choice)] > 0 ? Int(choice) : first
  }

  /// Takes back the choices after the first `count`, because they led to nothing.
  mutating func takeBack(to count: Int) {
    choices.removeSubrange(count...)
  }
}
