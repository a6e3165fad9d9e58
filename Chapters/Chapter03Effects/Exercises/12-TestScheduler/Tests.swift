import ReducerTesting
import Testing

@Suite struct TestSchedulerTests {
  // A log has a name and a time for each work that ran: "a@2" is a, at two seconds.

  @Test("Work runs when its date has come, the end included") func due() {
    let log = Log()
    log.schedule("a", after: 1)
    log.schedule("b", after: 3)
    let before = log.names
    log.scheduler.advance(by: 1)
    let afterOne = log.names
    log.scheduler.advance(by: 1)
    let afterTwo = log.names
    log.scheduler.advance(by: 1)
    let comment: Comment =
      switch (before, afterOne, afterTwo, log.names) {
      case ([], [], [], []): "Time passed, but no work ran."
      case _ where log.endless != nil: log.endless ?? ""
      case ([], [], ["a"], _):
        "a was due at one second, and one second had passed. The end of the time is included."
      case ([], ["a", "b"], _, _): "b was due at three seconds, but ran after one."
      case ([], ["a"], ["a", "a"], _): "a ran again. Work that doesn't repeat runs once."
      case ([], ["a"], ["a", "b"], _): "b was due at three seconds, but ran after two."
      case ([], ["a"], ["a"], ["a"]) where log.scheduler.now < 3:
        """
        Three seconds passed one at a time, but `now` is \(log.scheduler.now): b's date never \
        came.
        """
      case ([], ["a"], ["a"], ["a"]): "a ran after one second. b, after three, did not."
      default: "a runs in the first second, nothing in the next, and b in the third."
      }
    #expect(
      [before, afterOne, afterTwo, log.names] == [[], ["a"], ["a"], ["a", "b"]],
      comment
    )
  }

  @Test("When `advance` returns, all the time has passed") func time() {
    let log = Log()
    log.scheduler.advance(by: 2)
    let afterTwo = log.scheduler.now
    log.schedule("a", after: 1)
    log.scheduler.advance(by: 3)
    let comment: Comment =
      switch (afterTwo, log.scheduler.now) {
      case _ where log.endless != nil: log.endless ?? ""
      case (0, 0): "`now` never moves."
      case (0, _): "There was no work, and no time passed."
      case (2, 3): "Two seconds and three are five. `now` stopped at the date of the last work."
      case (2, 6): "More than five seconds passed: `now` had already moved on the way."
      case (2, 2): "`now` stayed at two seconds, but three more should have passed."
      default: "First two seconds pass, then three more."
      }
    #expect((afterTwo, log.scheduler.now) == (2, 5), comment)
  }

  @Test("While work runs, now is its date") func dates() {
    let log = Log()
    for second in 1...3 { log.schedule("a", after: second) }
    log.scheduler.advance(by: 5)
    let comment: Comment =
      switch log.lines {
      case _ where log.endless != nil: log.endless ?? ""
      case []: "Time passed, but no work ran."
      case ["a@5", "a@5", "a@5"]:
        "The time jumped to the end before the work ran. It stops at each date on the way."
      case ["a@1"]: "Only the first work ran. Look for more until none is due."
      case ["a@0", "a@0", "a@0"]: "The work ran before any time had passed."
      case ["a@0", "a@1", "a@2"]: "The work ran before `now` was moved to its date."
      case ["a@1", "a@3", "a@6"]:
        """
        `now` was moved on by each date. A date is a time since the start: `now` becomes that \
        date.
        """
      default: "Work is due at 1, 2 and 3 seconds, and has to see these times."
      }
    #expect(log.lines == ["a@1", "a@2", "a@3"], comment)
  }

  @Test("Work runs in the order of its dates, then of its keys") func order() {
    let log = Log()
    log.schedule("a", after: 3)
    log.schedule("b", after: 1)
    log.schedule("c", after: 2)
    log.schedule("d", after: 1)
    log.scheduler.advance(by: 3)
    let comment: Comment =
      switch log.names {
      case _ where log.endless != nil: log.endless ?? ""
      case []: "Time passed, but no work ran."
      case ["a", "b", "c", "d"]:
        "The work ran in the order of scheduling. The earliest date comes first."
      case ["d", "b", "c", "a"]:
        "b and d have the same date, and b was scheduled first: its key is smaller."
      case ["b", "c", "a"]:
        "d is due at 1 second, like b, but never ran. Time moves on when no work is due any more."
      case ["a", "c", "d", "b"], ["a", "c", "b", "d"]:
        "The work ran from the latest date to the earliest."
      default: "b and d are due at 1 second, in this order, c at 2 and a at 3."
      }
    #expect(log.names == ["b", "d", "c", "a"], comment)
  }

  @Test("Work that is scheduled on the way runs on the way") func onTheWay() {
    let log = Log()
    log.schedule("a", after: 1) {
      log.schedule("b", after: 1)
      log.schedule("now")
    }
    log.schedule("c", after: 1)
    log.schedule("d", after: 3)
    log.scheduler.advance(by: 3)
    let missing = log.names
    log.scheduler.advance(by: 9)
    let comment: Comment =
      switch missing {
      case _ where log.endless != nil: log.endless ?? ""
      case []: "Time passed, but no work ran."
      case ["a", "c", "d"]:
        """
        a scheduled two more, which were due in time but didn't run. Look for the next work again \
        after each one.
        """
      case ["a", "c", "b", "d"]:
        "a scheduled work that was due at once, but it didn't run."
      case ["a", "c", "d", "b", "now"], ["a", "c", "d", "now", "b"]:
        """
        The work that a scheduled ran after d, which is due later. The earliest date comes first, \
        each time.
        """
      case ["a", "now", "c", "b", "d"] where log.lines.first == "a@1":
        "c was scheduled before \"now\", and both are due at one second: c comes first."
      default: "At 1 second: a, c and what a scheduled for now. At 2: b. At 3: d."
      }
    #expect(missing == ["a", "c", "now", "b", "d"], comment)
  }

  @Test("Timers of 1 s and 2 s tick in the order in which they were started") func interleaved() {
    let log = Log()
    log.schedule("1", every: 1)
    log.schedule("2", every: 2)
    log.scheduler.advance(by: 4)
    let comment: Comment =
      switch log.lines {
      case _ where log.endless != nil: log.endless ?? ""
      case []: "Time passed, but no timer ticked."
      case ["1@1", "2@2", "1@2", "1@3", "2@4", "1@4"] where tiesAreReversed:
        "At two and four seconds both are due, and the smaller key comes first."
      case ["1@1", "2@2", "1@2", "1@3", "2@4", "1@4"]:
        """
        At two and four seconds both are due, but the timer that was started first came last. \
        Repeating work keeps its key, and at one date the smallest key comes first.
        """
      case ["1@1"]:
        "There was only one tick in four seconds. Look for the next work until none is due."
      case ["1@1", "2@2"] where ticksLate:
        """
        The next tick was counted from the end of the time. It is due one interval after its own \
        date.
        """
      case ["1@1", "2@2"]:
        "In one `advance`, each timer ticked once. A tick is due again after its interval."
      case ["1@4", "2@4"]:
        "Each timer ticked once, at the end, but four and two intervals had passed by then."
      case ["1@1", "1@2", "1@3", "1@4", "2@2", "2@4"]:
        """
        All ticks of the first timer came before the second timer's. Time would have to go \
        backwards.
        """
      case ["1@1", "1@2", "2@3", "1@4", "1@5", "2@6"]:
        """
        At two seconds both are due, and the time moved on between them. It moves to the date of \
        the work, and work of the same date finds it there.
        """
      case _ where log.lines.count > 6:
        "The timers ticked too often: four times and twice is enough."
      default: "The first ticks at 1, 2, 3 and 4 seconds, the second at 2 and 4, after the first."
      }
    #expect(log.lines == ["1@1", "1@2", "2@2", "1@3", "1@4", "2@4"], comment)
    guard log.lines == ["1@1", "1@2", "2@2", "1@3", "1@4", "2@4"] else { return }
    for timerFirst in [true, false] {
      let mixed = Log()
      if timerFirst { mixed.schedule("timer", every: 2) }
      mixed.schedule("once", after: 2)
      if !timerFirst { mixed.schedule("timer", every: 2) }
      mixed.scheduler.advance(by: 2)
      #expect(
        mixed.names == (timerFirst ? ["timer", "once"] : ["once", "timer"]),
        """
        At two seconds, a timer and work that doesn't repeat are due. What was scheduled first \
        comes first, whether it repeats or not.
        """
      )
    }
  }

  @Test("Repeating work continues in the next advance") func goesOn() {
    let log = Log()
    log.schedule("a", every: 3)
    for _ in 1...7 { log.scheduler.advance(by: 1) }
    let comment: Comment =
      switch log.lines {
      case _ where log.endless != nil: log.endless ?? ""
      case []: "In seven steps of a second, a timer of three seconds never ticked."
      case ["a@3"]: "The timer ticked once, and was then forgotten."
      default: "A timer of three seconds ticks at 3 and at 6, however the time is cut into steps."
      }
    #expect(log.lines == ["a@3", "a@6"], comment)
    guard log.lines == ["a@3", "a@6"] else { return }
    let scheduler = TestScheduler()
    var ticks = 0
    scheduler.schedule(every: 1) { ticks += 1 }
    scheduler.advance(by: 1_100)
    #expect(ticks == 1_100, "In 1,100 seconds, a timer of one second ticked \(ticks) times.")
  }

  @Test("A tick can cancel the next one") func cancelInside() {
    let log = Log()
    var key = 0
    key = log.schedule("a", every: 1) {
      if log.names.count == 3 { log.scheduler.cancel(key) }
    }
    log.scheduler.advance(by: 6)
    let comment: Comment =
      switch log.lines.count {
      case _ where log.endless != nil: log.endless ?? ""
      case 0: "Time passed, but the timer never ticked."
      case 1:
        "In six seconds, a timer of one second ticked once. Its third should cancel it."
      case 2: "The timer ticked twice. Its third tick should cancel it."
      default:
        """
        The third tick cancelled its timer, but the timer kept ticking. When a tick runs, the next \
        one has to be in the list already, under the same key, or `cancel` finds nothing.
        """
      }
    #expect(log.names == ["a", "a", "a"], comment)
  }

  @Test("Work can cancel other work of the same date") func cancelOther() {
    let log = Log()
    var key = 0
    log.schedule("a", after: 2) { log.scheduler.cancel(key) }
    key = log.schedule("b", after: 2)
    log.scheduler.advance(by: 2)
    #expect(
      log.names == ["a"],
      log.endless != nil
        ? log.endless ?? ""
        : log.names.isEmpty
          ? "Time passed, but no work ran."
          : log.names == ["a", "b"]
            ? "a cancelled b, but b ran: it had been picked out before a ran."
            : "a is due first and cancels b, so only a runs."
    )
  }

  @Test("An advance by zero runs work that is already due") func noTime() {
    let log = Log()
    log.schedule("a")
    let before = log.names
    log.scheduler.advance()
    let comment: Comment =
      switch (before, log.names) {
      case _ where log.endless != nil: log.endless ?? ""
      case (["a"], _): "Scheduling ran the work. It has to wait for `advance`."
      case (_, []): "a was due at once, but `advance` by no time didn't run it."
      default: "a was due at once, and runs once."
      }
    #expect((before, log.names) == ([], ["a"]), comment)
  }

  private enum Step {
    case once(after: Int)
    case every(Int)
    case cancel(Int)
    case advance(Int)
  }

  @Test("Whatever is scheduled and cancelled, work runs in its order") func any() {
    let basics = Log()
    basics.schedule("1", every: 1)
    basics.schedule("a", after: 2)
    basics.scheduler.advance(by: 3)
    guard basics.lines == ["1@1", "1@2", "a@2", "1@3"] else {
      Issue.record("This depends on the rules above: fix those first.")
      return
    }
    let report = check(
      inputs: { draw in
        (0..<3).flatMap { _ in
          draw.array(upTo: 5) { draw -> Step in
            switch draw.int(in: 0...4) {
            case 0, 1: .advance(draw.int(in: 0...4))
            case 2: .once(after: draw.int(in: 0...5))
            case 3: .every(draw.int(in: 1...3))
            default: .cancel(draw.int(in: 1...4))
            }
          }
        }
      },
      laws: [
        Law(
          "work (its key@its date) runs by date, then by key, and not once it is cancelled",
          expected: model,
          actual: { steps in
            let scheduler = TestScheduler()
            var lines: [String] = []
            for step in steps {
              var key = 0
              let run = { lines.append("\(key)@\(scheduler.now)") }
              switch step {
              case .once(let delay): key = scheduler.schedule(after: delay, run)
              case .every(let interval): key = scheduler.schedule(every: interval, run)
              case .cancel(let key): scheduler.cancel(key)
              case .advance(let seconds): scheduler.advance(by: seconds)
              }
            }
            return lines + ["now: \(scheduler.now)"]
          }
        )
      ],
      count: 50
    )
    if report.failure != nil { Issue.record("\(report)") }
  }

  /// What a right scheduler does, second by second.
  private func model(_ steps: [Step]) -> [String] {
    var (lines, now, lastKey) = ([String](), 0, 0)
    var works: [(key: Int, date: Int, interval: Int?)] = []
    for step in steps {
      switch step {
      case .once(let delay):
        lastKey += 1
        works.append((lastKey, now + delay, nil))
      case .every(let interval):
        lastKey += 1
        works.append((lastKey, now + interval, interval))
      case .cancel(let key): works.removeAll { $0.key == key }
      case .advance(let seconds):
        for second in now...now + seconds {
          now = second
          for work in works where work.date == second {
            lines.append("\(work.key)@\(second)")
            works.removeAll { $0.key == work.key && $0.interval == nil }
            for index in works.indices where works[index].key == work.key {
              works[index].date += work.interval ?? 0
            }
          }
        }
      }
    }
    return lines + ["now: \(now)"]
  }

  /// Whether a timer ticks again only in the next `advance`, an interval after this one's end.
  private var ticksLate: Bool {
    let log = Log()
    log.schedule("a", every: 1)
    log.scheduler.advance(by: 4)
    log.scheduler.advance(by: 1)
    return log.lines == ["a@1", "a@5"]
  }

  /// Whether of two works with one date, the one that was scheduled last runs first.
  private var tiesAreReversed: Bool {
    let log = Log()
    log.schedule("a", after: 1)
    log.schedule("b", after: 1)
    log.scheduler.advance(by: 1)
    return log.names == ["b", "a"]
  }

  private final class Log {
    let scheduler = TestScheduler()
    private(set) var lines: [String] = []
    /// What is wrong if work ran so often that it had to be stopped.
    private(set) var endless: Comment?
    private var runs: [Int: Int] = [:]
    var names: [String] { lines.map { String($0.prefix { $0 != "@" }) } }

    @discardableResult
    func schedule(_ name: String, after delay: Int = 0, _ work: @escaping () -> Void = {}) -> Int {
      var key = 0
      key = scheduler.schedule(after: delay) { [unowned self] in
        ran(name, key)
        work()
      }
      return key
    }

    @discardableResult
    func schedule(_ name: String, every interval: Int, _ work: @escaping () -> Void = {}) -> Int {
      var key = 0
      key = scheduler.schedule(every: interval) { [unowned self] in
        ran(name, key)
        work()
      }
      return key
    }

    /// Ends a loop that would run the same work forever.
    private func ran(_ name: String, _ key: Int) {
      lines.append("\(name)@\(scheduler.now)")
      runs[key, default: 0] += 1
      guard runs[key] == 8 else { return }
      scheduler.cancel(key)
      endless =
        lines.suffix(2).first == lines.last
        ? """
        The same work ran again and again at one date. Work leaves the list when it runs, or moves \
        to a later date if it repeats.
        """
        : "Repeating work ran past the end of the time: only what is due by then runs."
    }
  }
}
