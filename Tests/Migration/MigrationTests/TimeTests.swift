// One time for both styles: a scheduler that follows a clock, and a clock that follows a scheduler.

import Chapter03Effects
import Chapter04Modern
import Dispatch
import Migration
import Testing

@MainActor
@Suite("Clocks and schedulers", .timeLimit(.minutes(5))) struct TimeTests {
  @Test("A timer on a clock's scheduler ticks when the clock is advanced, until it is cancelled")
  func timerOnClock() async {
    let clock = TestClock()
    let scheduler = AnyScheduler(clock: clock)
    var ticks: [Duration] = []
    let timer = scheduler.schedule(after: scheduler.now + .seconds(1), interval: .seconds(1)) {
      ticks.append(scheduler.now.sinceStart)
    }
    await clock.advance(by: .seconds(3))
    #expect(ticks == [.seconds(1), .seconds(2), .seconds(3)])
    timer.cancel()
    await clock.advance(by: .seconds(3))
    #expect(ticks.count == 3)
  }

  @Test("Work that is due is done by a clock's scheduler in the order of its times")
  func order() async {
    let clock = TestClock()
    let scheduler = AnyScheduler(clock: clock)
    var done: [Int] = []
    scheduler.schedule(after: scheduler.now + .seconds(2)) { done.append(2) }
    scheduler.schedule(after: scheduler.now + .seconds(1)) { done.append(1) }
    scheduler.schedule { done.append(0) }
    #expect(await eventually { done == [0] })
    await clock.advance(by: .seconds(5))
    #expect(done == [0, 1, 2])
  }

  @Test("A sleep on a scheduler's clock ends when the scheduler is advanced to its time")
  func sleeping() async throws {
    let scheduler = DispatchQueue.test
    let clock = SchedulerClock(scheduler)
    var woken: [Int] = []
    let tasks = [3, 1, 2].map { seconds in
      Task { @MainActor in
        try await clock.sleep(for: .seconds(seconds))
        woken.append(seconds)
      }
    }
    for second in 1...3 {
      await giveWay()
      scheduler.advance(by: .seconds(1))
      #expect(await eventually { woken.count == second })
    }
    #expect(woken == [1, 2, 3])
    for task in tasks { try await task.value }
  }

  @Test("A sleep that is cancelled throws, and leaves nothing in the scheduler")
  func cancelledSleep() async {
    let scheduler = DispatchQueue.test
    let clock = SchedulerClock(scheduler)
    let task = Task { @MainActor in try await clock.sleep(for: .seconds(1)) }
    await giveWay()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    scheduler.run()
    #expect(scheduler.now.sinceStart == .zero)
  }
}
