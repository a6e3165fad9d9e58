import Chapter04Modern
import IssueTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct OtherClocksTests {
  @Test("A sleep on an immediate clock ends immediately, and its time has passed")
  func immediate() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(5))
    try await clock.sleep(until: .init(offset: .seconds(3)))
    #expect(clock.now.offset == .seconds(5))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.now.offset == .seconds(5))
    let any: any Clock<Duration> = ImmediateClock()
    try await any.sleep(for: .seconds(1_000))
    var ticks = 0
    for await _ in clock.timer(interval: .seconds(1)).prefix(3) { ticks += 1 }
    #expect(ticks == 3)
    #expect(clock.now.offset == .seconds(8))
  }

  @Test("An unimplemented clock reports each use, where it was made, and continues")
  func unimplemented() async throws {
    let clock = UnimplementedClock(name: "Feature.clock")
    let line = #line - 1
    // `now`, and then `sleep`.
    try await expectReport("Unimplemented: Feature.clock.", "give it a \"TestClock\"", at: line) {
      try await clock.sleep(for: .seconds(1))
    }
    expectReport("Unimplemented: Feature.clock.minimumResolution") {
      _ = clock.minimumResolution
    }
    let any: any Clock<Duration> = .unimplemented()
    try await expectReport("Unimplemented: Clock.") {
      try await any.sleep(for: .seconds(1))
    }
    expectReport("Unimplemented: TestClock<Duration>.now") {
      _ = UnimplementedClock(TestClock()).now
    }
  }

  @Test("A timer without an interval ticks whenever it is awaited", .timeLimit(.minutes(1)))
  func noInterval() async {
    var ticks = 0
    for await _ in ContinuousClock().timer(interval: .zero) {
      ticks += 1
      // The clock goes on meanwhile, so that ticks are missed.
      try? await Task.sleep(for: .microseconds(1))
      if ticks == 3 { break }
    }
    #expect(ticks == 3)
  }

  @Test("Any clock keeps the time of the clock in it")
  func anyClock() async throws {
    let base = TestClock()
    await base.advance(by: .seconds(7))
    let clock = AnyClock(base)
    let start = clock.now
    let task = Task { try await clock.sleep(until: start.advanced(by: .seconds(2))) }
    await base.advance(by: .seconds(2))
    try await task.value
    #expect(start.duration(to: clock.now) == .seconds(2))
    #expect(clock.minimumResolution == .zero)
    #expect(start < clock.now)
  }
}
