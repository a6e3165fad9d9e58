import Testing

@testable import ReducerTesting

@Suite("The same seed gives the same script, on every platform")
struct DeterminismTests {
  @Test("The numbers are those of the published algorithm")
  func splitMix64() {
    var zero = SplitMix64(seed: 0)
    #expect(
      (0..<3).map { _ in zero.next() } == [
        0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F,
      ]
    )
    var other = SplitMix64(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in other.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ]
    )
  }

  @Test("A number up to a limit is pinned, and each limit can be reached")
  func limits() {
    var random = SplitMix64(seed: 42)
    #expect((0..<12).map { _ in random.next(upTo: 9) } == pinnedLimits)
    for limit in [0, 1, 2, 6] as [UInt64] {
      #expect(Set((0..<200).map { _ in random.next(upTo: limit) }) == Set(0...limit))
    }
    _ = random.next(upTo: .max)
  }

  @Test("A whole script is pinned")
  func script() {
    #expect(drawn(seed: 42) == pinnedScript)
  }

  @Test("A script's place in a run does not matter: its own seed draws it first")
  func ownSeed() throws {
    // Seldom enough that the first scripts of the run miss it.
    let bug: (inout AppState, AppAction) -> Void = { state, action in
      appReducer(&state, action)
      if action == .set(13) { state.count = 12 }
    }
    let whole = report(on: bug)
    let seed = try #require(whole.failure?.seed)
    #expect(whole.count > 1)
    #expect(seed == 42 + UInt64(whole.count - 1))
    let alone = report(seed: seed, on: bug)
    #expect(alone.count == 1)
    #expect(alone.failure == whole.failure)
    #expect(report(on: bug) == whole)
  }

  @Test("The environment's seed is used if it is a number, otherwise 42")
  func environment() {
    #expect(seed(from: nil) == 42)
    #expect(seed(from: "59") == 59)
    #expect(seed(from: "-1") == 42)
    #expect(seed(from: "many") == 42)
  }

  private func drawn(seed: UInt64) -> [AppAction] {
    var sent: [AppAction] = []
    let subject = Subject<AppState, AppAction, Never>(from: AppState()) { state, action in
      sent.append(action)
      appReducer(&state, action)
    }
    _ = check(subject, laws: [], actions: appActions, scripts: 1, length: 8, seed: seed)
    return sent
  }
}

private let pinnedLimits: [UInt64] = [7, 1, 2, 3, 0, 8, 2, 8, 3, 6, 2, 4]
private let pinnedScript: [AppAction] = [
  .set(-3), .increment, .decrement, .decrement, .decrement, .increment, .save, .openSheet,
]
