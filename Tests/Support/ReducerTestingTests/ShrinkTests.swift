import Testing

@testable import ReducerTesting

@Suite("A failing script is shrunk to the shortest one")
struct ShrinkTests {
  @Test("A bug in one action leaves that action", arguments: [42, 43, 44] as [UInt64])
  func one(seed: UInt64) {
    let report = report(seed: seed) { state, action in
      if action == .decrement {
        state.count = max(0, state.count - 1)
      } else {
        appReducer(&state, action)
      }
    }
    #expect(report.script == [".decrement"])
  }

  @Test("Deleting all copies needs two equal favorites and a deletion", arguments: 42...51)
  func copies(seed: Int) {
    let report = report(seed: UInt64(seed)) { state, action in
      guard case .delete(let offsets) = action else { return appReducer(&state, action) }
      let doomed = offsets.map { state.favorites[$0] }
      appReducer(&state, action)
      state.favorites.removeAll(where: doomed.contains)
    }
    #expect(report.script == [".save", ".save", ".delete([0])"])
  }

  @Test("A payload shrinks to the smallest that fails", arguments: [-20, -7, -1, 1, 2, 11, 20])
  func payload(limit: Int) {
    let report = report { state, action in
      appReducer(&state, action)
      guard case .set(let count) = action else { return }
      if limit < 0 ? count <= limit : count >= limit { state.count = 0 }
    }
    #expect(report.script == [".set(\(limit))"])
  }

  @Test("The order of what matters is kept")
  func order() {
    let report = report { state, action in
      let wasOpen = state.sheet != nil
      appReducer(&state, action)
      if action == .save && wasOpen { state.favorites.removeLast() }
    }
    #expect(report.script == [".openSheet", ".save"])
  }

  @Test("A failure that needs exactly three actions shrinks by chunks and single actions")
  func three() {
    let report = report { state, action in
      appReducer(&state, action)
      if state.favorites.count == 3 { state.feed = [] }
    }
    #expect(report.script == [".save", ".save", ".save"])
  }

  @Test("An array payload loses each element that does not matter")
  func array() {
    let sums = check(
      inputs: { draw in draw.array(upTo: 10) { $0.int(in: 0...100) } },
      laws: [
        Law(
          "no element is 50 or more",
          expected: { _ in true },
          actual: { !$0.contains { $0 >= 50 } }
        )
      ]
    )
    #expect(sums.script == ["[50]"])
  }

  @Test("No single action of a shrunk script can be dropped", arguments: 0..<20)
  func locallyMinimal(seed: Int) throws {
    // Three increments more than decrements, with a save in between: many minimal scripts.
    let start = Attempt(script: noise(seed: UInt64(seed)), finding: finding)
    var shrinker = Shrinker(start) { script in
      let places = script.indices.filter { script[$0] == [7] }
      let fails = places.count >= 3 && script[places[0]...].contains([3])
      return Attempt(script: script, finding: fails ? self.finding : nil)
    }
    try #require(start.script.filter { $0 == [7] }.count >= 3)
    shrinker.shrink()
    #expect(shrinker.best.script.count == 4)
  }

  @Test("Shrinking ends on a subject that answers differently each time")
  func flaky() {
    var random = SplitMix64(seed: 42)
    var runs = 0
    var shrinker = Shrinker(Attempt(script: noise(seed: 1), finding: finding)) { script in
      runs += 1
      return Attempt(script: script, finding: random.next(upTo: 1) == 0 ? self.finding : nil)
    }
    shrinker.shrink()
    #expect(runs < 1_000)
  }

  @Test("Each smaller value of a small choice is tried")
  func smallChoices() {
    var shrinker = Shrinker(Attempt(script: [[14]], finding: finding)) { script in
      Attempt(script: script, finding: [[[14]], [[5]]].contains(script) ? self.finding : nil)
    }
    shrinker.shrink()
    #expect(shrinker.best.script == [[5]])
  }

  @Test("A candidate that is no simpler when drawn again is not kept")
  func noSimpler() {
    let script: Script = [[3, 1], [2]]
    var runs = 0
    var shrinker = Shrinker(Attempt(script: script, finding: finding)) { _ in
      runs += 1
      return Attempt(script: script, finding: runs < 1_000 ? self.finding : nil)
    }
    shrinker.shrink()
    #expect(runs < 100)
  }

  @Test("A failure of one law is never shrunk into a failure of another")
  func sameLaw() {
    let report = check(
      inputs: { draw in draw.int(in: 0...100) },
      laws: [
        Law("less than 50", expected: { _ in true }, actual: { $0 < 50 }),
        Law("not zero", expected: { _ in true }, actual: { $0 != 0 }),
      ]
    )
    #expect(report.failure?.title == "Law broken: less than 50.")
    #expect(report.script == ["50"])
  }

  private var finding: Finding {
    Finding(law: nil, mismatches: { [] }, trace: { Trace(inputs: []) })
  }

  private func noise(seed: UInt64) -> Script {
    var random = SplitMix64(seed: seed)
    return (0..<60).map { _ in [random.next(upTo: 9)] } + [[7], [7], [7], [3]]
  }
}
