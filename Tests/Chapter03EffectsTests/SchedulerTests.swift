import Chapter03Effects
import Dispatch
import IssueTesting
import Testing

@Suite struct SchedulerTests {
  @Suite struct TestSchedulerTests {
    private let scheduler = DispatchQueue.test
    private let journal = Journal<String>()

    private func log(_ line: String) -> () -> Void {
      { [journal] in journal.write(line) }
    }

    private func seconds(_ seconds: Int) -> SchedulerTime {
      SchedulerTime(sinceStart: .seconds(seconds))
    }

    @Test("Nothing runs before it advances") func waits() {
      scheduler.schedule(log("soon"))
      #expect(journal.lines == [])
      scheduler.advance()
      #expect(journal.lines == ["soon"])
    }

    // R3.10
    @Test("Work of the same date runs in the order in which it was scheduled") func sameDate() {
      scheduler.schedule(after: seconds(2), log("late"))
      scheduler.schedule(after: seconds(1), log("a"))
      scheduler.schedule(after: seconds(1), log("b"))
      scheduler.schedule(after: seconds(1), log("c"))
      scheduler.run()
      #expect(journal.lines == ["a", "b", "c", "late"])
    }

    // R3.10
    @Test("now moves tick by tick, and ends where the advance ends") func now() {
      var times: [SchedulerTime] = []
      let timer = scheduler.schedule(after: seconds(1), interval: .seconds(1)) {
        [scheduler] in times.append(scheduler.now)
      }
      scheduler.advance(by: .milliseconds(2500))
      #expect(times == [seconds(1), seconds(2)])
      #expect(scheduler.now == SchedulerTime(sinceStart: .milliseconds(2500)))
      withExtendedLifetime(timer) {}
    }

    // R3.10
    @Test("Work that other work schedules within the range runs in the same advance")
    func nested() {
      scheduler.schedule(after: seconds(1)) { [scheduler, journal] in
        journal.write("outer")
        scheduler.schedule { journal.write("at once") }
        scheduler.schedule(after: scheduler.now + .seconds(1)) { journal.write("within") }
        scheduler.schedule(after: scheduler.now + .seconds(2)) { journal.write("beyond") }
      }
      scheduler.advance(by: .seconds(2))
      #expect(journal.lines == ["outer", "at once", "within"])
      scheduler.advance(by: .seconds(1))
      #expect(journal.lines == ["outer", "at once", "within", "beyond"])
    }

    // R3.10
    @Test("Cancelling from inside a tick makes it the last one") func cancelInTick() {
      var timer: AnyCancellable?
      var ticks = 0
      timer = scheduler.schedule(after: seconds(1), interval: .seconds(1)) {
        ticks += 1
        if ticks == 2 { timer?.cancel() }
      }
      scheduler.runForAMinute()
      #expect(ticks == 2)
    }

    @Test("Work can cancel other work of the same date") func cancelOther() {
      var other: AnyCancellable?
      scheduler.schedule(after: seconds(1)) { other?.cancel() }
      other = scheduler.schedule(after: seconds(1), interval: .seconds(1), log("other"))
      scheduler.runForAMinute()
      #expect(journal.lines == [])
    }

    @Test("Dropping the timer ends it and frees its work") func dropped() {
      var witness: Witness? = Witness()
      let weakWitness = Weak(object: witness)
      var timer: AnyCancellable? = scheduler.schedule(after: seconds(1), interval: .seconds(1)) {
        [witness] in withExtendedLifetime(witness) {}
      }
      witness = nil
      #expect(weakWitness.object != nil)
      withExtendedLifetime(timer) {}
      timer = nil
      #expect(weakWitness.object == nil)
    }

    @Test("Repeating work keeps the place of its first scheduling at every later date")
    func keepsItsPlace() {
      let timers = [
        scheduler.schedule(after: seconds(1), interval: .seconds(1), log("every second")),
        scheduler.schedule(after: seconds(2), interval: .seconds(2), log("every other second")),
      ]
      scheduler.schedule(after: seconds(2), log("once"))
      scheduler.advance(by: .seconds(4))
      #expect(
        journal.lines == [
          "every second",
          "every second", "every other second", "once",
          "every second",
          "every second", "every other second",
        ]
      )
      withExtendedLifetime(timers) {}
    }

    @Test("Work whose date has passed runs in the next advance, and time does not go back")
    func past() {
      scheduler.advance(by: .seconds(5))
      var time: SchedulerTime?
      scheduler.schedule(after: seconds(1)) { [scheduler] in time = scheduler.now }
      scheduler.advance()
      #expect(time == seconds(5))
    }
  }

  @Test("The immediate scheduler runs everything immediately, on the calling thread")
  func immediate() {
    let scheduler = AnyScheduler.immediate
    var lines: [String] = []
    scheduler.schedule { lines.append("soon") }
    scheduler.schedule(after: scheduler.now + .seconds(60)) { lines.append("in a minute") }
    let timer = scheduler.schedule(after: scheduler.now + .seconds(1), interval: .seconds(1)) {
      lines.append("once")
    }
    #expect(lines == ["soon", "in a minute", "once"])
    withExtendedLifetime(timer) {}
  }

  @Test("An erased scheduler does what the one inside does") func erased() {
    let test = DispatchQueue.test
    let scheduler: AnySchedulerOf<DispatchQueue> = test.eraseToAnyScheduler()
    var lines: [String] = []
    scheduler.schedule { lines.append("soon") }
    scheduler.schedule(after: scheduler.now + .seconds(2)) { lines.append("later") }
    let timer = scheduler.schedule(after: scheduler.now + .seconds(1), interval: .seconds(3)) {
      lines.append("tick")
    }
    test.advance(by: .seconds(4))
    #expect(lines == ["soon", "tick", "later", "tick"])
    #expect(scheduler.now == test.now)
    withExtendedLifetime(timer) {}
  }

  @Test("A failing scheduler reports each use with its name, and runs nothing") func failing() {
    let scheduler = AnyScheduler.failing("mainQueue")
    let uses: [(String, () -> Void)] = [
      ("mainQueue was asked for the time", { _ = scheduler.now }),
      ("mainQueue was asked to run something,", { scheduler.schedule { Issue.record("ran") } }),
      (
        "mainQueue was asked to run something later",
        { scheduler.schedule(after: SchedulerTime(sinceStart: .zero)) { Issue.record("ran") } }
      ),
      (
        "mainQueue was asked to run something repeatedly",
        {
          _ = scheduler.schedule(after: SchedulerTime(sinceStart: .zero), interval: .seconds(1)) {
            Issue.record("ran")
          }
        }
      ),
    ]
    for (text, use) in uses {
      expectReport(text) {
        use()
      }
    }
  }

  @Test("A queue runs work on itself: soon, later and repeatedly") func queue() async {
    let queue = DispatchQueue(label: "a queue of a test")
    let key = DispatchSpecificKey<String>()
    queue.setSpecific(key: key, value: "on it")
    let journal = Journal<String>()
    func log(_ line: String) {
      journal.write("\(line), \(DispatchQueue.getSpecific(key: key) ?? "elsewhere")")
    }
    await withCheckedContinuation { continuation in
      queue.schedule {
        log("soon")
        queue.schedule(after: queue.now + .milliseconds(1)) {
          log("later")
          var timer: AnyCancellable?
          var ticks = 0
          timer = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
            ticks += 1
            log("tick \(ticks)")
            guard ticks == 3 else { return }
            timer?.cancel()
            continuation.resume()
          }
        }
      }
    }
    #expect(
      journal.lines == [
        "soon, on it", "later, on it", "tick 1, on it", "tick 2, on it", "tick 3, on it",
      ]
    )
  }
}
