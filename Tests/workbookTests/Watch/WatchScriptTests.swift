import Terminal
import Testing

@testable import workbook

/// Scripts of events that nobody would think of. A script is named by its seed, so that a failure
/// can be had again.
@Suite struct WatchScriptTests {
  @Test("No script of events breaks a rule of the watch", arguments: 0..<4)
  func scripts(block: UInt64) throws {
    let start = try WatchInterpreter(Fixture())
    for seed in (block * 250)..<((block + 1) * 250) {
      var random = SplitMix64(state: seed)
      var watch = start
      for _ in 0..<random.below(60) { watch.step(&random) }
      watch.settle()
      if case .files(let files) = watch.state.contents {
        #expect(
          watch.lastAnswered == Watch.Check(exercise: watch.state.exercise, files: files),
          "Seed \(seed): the text last looked at has got its answer."
        )
      }
      watch.press("q")
      #expect(watch.quits == [nil])
    }
  }
}

extension WatchInterpreter {
  fileprivate mutating func step(_ random: inout SplitMix64) {
    switch random.below(16) {
    case 0...4: save(["A", "B", "right"][random.below(3)])
    case 5: look()
    case 6:
      files[state.exercise.id] = .missing
      look()
    case 7...9: finish(tooLateToCancel: random.below(2) == 0)
    case 10: fail()
    case 11: press(["h", "l", "x"][random.below(3)])
    case 12: press("n")
    case 13: press("r")
    case 14: send(.building(Watch.Building(part: 1, of: 1, name: "A")))
    default:
      var progress = state.progress
      progress.current = Fixture.names[random.below(3)].split(separator: "-").last.map(String.init)
      if random.below(2) == 0 { progress.done = [] }
      send(.progressChanged(progress))
    }
  }

  /// Nobody does anything any more: the file is looked at, and what is under way ends.
  fileprivate mutating func settle() {
    look()
    while running != nil { finish() }
  }
}

/// A generator that gives the same numbers for the same seed everywhere (Steele, Lea and Flood,
/// "Fast splittable pseudorandom number generators").
private struct SplitMix64 {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((bits ^ (bits >> 31)) % UInt64(bound))
  }
}
