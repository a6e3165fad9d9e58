import Chapter04Modern
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
    let line = UInt(#line - 1)
    try await withKnownIssue {
      try await clock.sleep(for: .seconds(1))
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return
        (text.contains("Unimplemented: Feature.clock.now")
        || text.contains("Unimplemented: Feature.clock.sleep"))
        && text.contains("give it a \"TestClock\"") && issue.sourceLocation?.line == Int(line)
    }
    withKnownIssue {
      _ = clock.minimumResolution
    } matching: {
      $0.comments.map(\.rawValue).joined().contains(
        "Unimplemented: Feature.clock.minimumResolution"
      )
    }
    let any: any Clock<Duration> = .unimplemented()
    try await withKnownIssue {
      try await any.sleep(for: .seconds(1))
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("Unimplemented: Clock.")
    }
    withKnownIssue {
      _ = UnimplementedClock(TestClock()).now
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("Unimplemented: TestClock<Duration>.now")
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
