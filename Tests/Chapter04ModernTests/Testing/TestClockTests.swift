import Chapter04Modern
import Diagnostics
import Foundation
import IssueTesting
import Testing

/// A list that tasks append to.
private final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [String] = []
  var entries: [String] { lock.withLock { list } }
  func append(_ entry: String) { lock.withLock { list.append(entry) } }
}

@Suite(.timeLimit(.minutes(5)))
struct TestClockTests {
  let clock = TestClock()
  private let log = Log()

  private func at(_ seconds: Int) -> TestClock<Duration>.Instant {
    .init(offset: .seconds(seconds))
  }

  @Test("Time stands still until it is advanced, and does not go back")
  func time() async {
    #expect(clock.now == at(0))
    await clock.advance(by: .seconds(2))
    #expect(clock.now == at(2))
    await clock.advance(to: at(5))
    #expect(clock.now == at(5))
    await clock.advance(to: at(1))
    await clock.advance(by: .seconds(-1))
    await clock.advance()
    #expect(clock.now == at(5))
    #expect(TestClock(now: at(3)).now == at(3))
  }

  @Test("A sleep ends when its time is reached, and not before")
  func sleeps() async throws {
    let task = Task {
      try await clock.sleep(for: .seconds(2))
      log.append("awake")
    }
    await clock.advance(by: .milliseconds(1_999))
    #expect(log.entries == [])
    await clock.advance(by: .milliseconds(1))
    #expect(log.entries == ["awake"])
    try await task.value
  }

  @Test("A sleep until now waits for the next advance; one until the past does not wait")
  func sleepsForNoTime() async throws {
    let task = Task {
      try await clock.sleep(until: at(-1))
      log.append("past")
      try await clock.sleep(for: .zero)
      log.append("now")
    }
    await giveWayToOthers()
    #expect(log.entries == ["past"])
    await clock.advance()
    #expect(log.entries == ["past", "now"])
    try await task.value
  }

  @Test("Sleepers wake by their deadlines, and with the same one in the order they came")
  func order() async throws {
    for (name, seconds) in [("a", 2), ("b", 1), ("c", 2), ("d", 1), ("e", 3)] {
      Task {
        try await clock.sleep(for: .seconds(seconds))
        log.append(name)
      }
      await giveWayToOthers()
    }
    await clock.advance(by: .seconds(2))
    #expect(log.entries == ["b", "d", "a", "c"])
    await clock.advance(by: .seconds(1))
    #expect(log.entries == ["b", "d", "a", "c", "e"])
  }

  @Test("What woken tasks begin within the time is a part of the same advance, each at its time")
  func cascades() async throws {
    let task = Task {
      for _ in 1...3 {
        try await clock.sleep(for: .seconds(1))
        log.append("tick \(clock.now.offset)")
        Task {
          try await clock.sleep(for: .milliseconds(500))
          log.append("tock \(clock.now.offset)")
        }
      }
    }
    await clock.advance(by: .seconds(3))
    #expect(
      log.entries == [
        "tick 1.0 seconds", "tock 1.5 seconds", "tick 2.0 seconds", "tock 2.5 seconds",
        "tick 3.0 seconds",
      ]
    )
    await clock.run()
    #expect(log.entries.last == "tock 3.5 seconds")
    try await task.value
  }

  @Test("A task on the main actor comes back to sleep within one advance, too")
  @MainActor
  func mainActor() async throws {
    let task = Task { @MainActor in
      for _ in 1...20 {
        try await clock.sleep(for: .seconds(1))
        log.append("tick")
      }
    }
    await clock.advance(by: .seconds(19))
    #expect(log.entries.count == 19)
    await clock.advance(by: .seconds(1))
    #expect(log.entries.count == 20)
    try await task.value
  }

  @Test("A cancelled sleep throws CancellationError, before, while and after it waits")
  func cancellation() async throws {
    let before = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await before.value }
    let during = Task { try await clock.sleep(for: .seconds(1)) }
    await giveWayToOthers()
    during.cancel()
    await #expect(throws: CancellationError.self) { try await during.value }
    try await clock.checkSuspension()
    await clock.advance(by: .seconds(1))
    #expect(clock.now == at(1))
  }

  @Test("Of a cancel and an advance at the same time each sleep ends by one, once")
  func cancellationRaces() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        let clock = TestClock()
        let task = Task { try await clock.sleep(for: .seconds(1)) }
        group.addTask { task.cancel() }
        group.addTask { await clock.advance(by: .seconds(1)) }
        group.addTask { _ = await task.result }
      }
    }
  }

  @Test("'run' reports what never ends, and cancels it")
  func runTimesOut() async throws {
    let task = Task {
      while true { try await clock.sleep(for: .seconds(1)) }
    }
    await expectReport(
      "Expected all sleeps to finish, but some are still suspending after 0.001 seconds.",
      "a timer that never ends"
    ) {
      await clock.run(timeout: .milliseconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("'checkSuspension' throws while anyone sleeps")
  func checksSuspension() async throws {
    try await clock.checkSuspension()
    Task { try await clock.sleep(for: .seconds(1)) }
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    await clock.advance(by: .seconds(1))
    try await clock.checkSuspension()
  }

  @Test("A timer ticks at each interval")
  func timer() async {
    let task = Task {
      for await time in clock.timer(interval: .seconds(1)) {
        log.append("\(clock.now.offset)")
        _ = time
      }
      log.append("end")
    }
    await clock.advance(by: .milliseconds(500))
    #expect(log.entries == [])
    await clock.advance(by: .milliseconds(2_500))
    #expect(log.entries == ["1.0 seconds", "2.0 seconds", "3.0 seconds"])
    task.cancel()
    await task.value
    #expect(log.entries.last == "end")
  }

  @Test("A timer that wasn't awaited for a while ticks once for what it missed")
  func timerMisses() async {
    var iterator = clock.timer(interval: .seconds(1)).makeAsyncIterator()
    func next() async { _ = await iterator.next() }
    async let ticks: Void = clock.advance(by: .seconds(1))
    await next()
    await ticks
    await clock.advance(by: .milliseconds(2_500))
    await next()
    #expect(clock.now.offset == .milliseconds(3_500))
    async let more: Void = clock.advance(by: .milliseconds(500))
    await next()
    await more
    #expect(clock.now == at(4))
  }
}

/// As a test does that only wants a task to have begun.
private func giveWayToOthers() async {
  for _ in 0..<10 {
    await Task.yield()
    await MainActor.run {}
  }
}
