import Testing

@Suite struct TestSchedulerTests {
  /// Notes which work runs, and when: "a@2" is a, at two seconds.
  private final class Log {
    let scheduler = TestScheduler()
    private(set) var lines: [String] = []
    var names: [String] { lines.map { String($0.prefix { $0 != "@" }) } }

    @discardableResult
    func schedule(_ name: String, after delay: Int = 0, _ work: @escaping () -> Void = {}) -> Int {
      var key = 0
      key = scheduler.schedule(after: delay) { [unowned self] in ran(name, key, work) }
      return key
    }

    @discardableResult
    func schedule(_ name: String, every interval: Int, _ work: @escaping () -> Void = {}) -> Int {
      var key = 0
      key = scheduler.schedule(every: interval) { [unowned self] in ran(name, key, work) }
      return key
    }

    private func ran(_ name: String, _ key: Int, _ work: () -> Void) {
      lines.append("\(name)@\(scheduler.now)")
      work()
      if lines.count >= 12 { scheduler.cancel(key) }  // An endless loop comes to an end.
    }

    /// Lets time pass, and notes that.
    func advance(by seconds: Int) {
      scheduler.advance(by: seconds)
      lines.append("|")
    }
  }

  @Test("Work runs when its date has come, the end included") func due() throws {
    let log = Log()
    log.schedule("a", after: 1)
    log.schedule("b", after: 3)
    for _ in 1...3 { log.advance(by: 1) }
    try #require(
      log.lines == ["a@1", "|", "|", "b@3", "|"],
      "a is due at 1 second and b at 3. Three seconds passed, one at a time."
    )
  }

  @Test("An advance by zero runs work that is already due") func noTime() throws {
    let log = Log()
    log.schedule("a")
    log.advance(by: 0)
    try #require(log.lines == ["a@0", "|"], "a was due immediately, and no time passed.")
  }

  @Test("While work runs, now is its date") func dates() throws {
    let log = Log()
    for date in 1...3 { log.schedule("a", after: date) }
    log.scheduler.advance(by: 4)
    try #require(log.lines == ["a@1", "a@2", "a@3"], "Work was due at 1, 2 and 3 seconds.")
  }

  @Test("When `advance` returns, all the time has passed") func time() throws {
    let log = Log()
    log.scheduler.advance(by: 2)
    let afterTwo = log.scheduler.now
    log.schedule("a", after: 1)
    log.scheduler.advance(by: 3)
    try #require(
      [afterTwo, log.scheduler.now] == [2, 5],
      "`now` after 2 seconds without work, and after 3 more, with work in the first of them."
    )
  }

  @Test("Work runs in the order of its dates, then of its keys") func order() throws {
    let log = Log()
    for (name, date) in [("a", 3), ("b", 1), ("c", 2), ("d", 1)] {
      log.schedule(name, after: date)
    }
    log.scheduler.advance(by: 3)
    try #require(
      log.names == ["b", "d", "c", "a"],
      "Scheduled in this order: a for 3 seconds, b for 1, c for 2, and d for 1."
    )
  }

  @Test("Work that is scheduled on the way runs on the way") func onTheWay() throws {
    let log = Log()
    log.schedule("a", after: 1) {
      log.schedule("b", after: 1)
      log.schedule("now")
    }
    log.schedule("c", after: 1)
    log.schedule("d", after: 3)
    log.scheduler.advance(by: 3)
    try #require(
      log.names == ["a", "c", "now", "b", "d"],
      "a and c are due at 1 second, d at 3. a schedules b a second later, and \"now\" immediately."
    )
  }

  @Test("Repeating work runs after each interval, also in the next advance") func goesOn() throws {
    let log = Log()
    log.schedule("a", every: 2)
    for seconds in [5, 3] { log.advance(by: seconds) }
    try #require(
      log.lines == ["a@2", "a@4", "|", "a@6", "a@8", "|"],
      "A timer of 2 seconds was started. 5 seconds passed, and then 3."
    )
  }

  @Test("Repeating work keeps its key, and so its place in the order") func keys() throws {
    let log = Log()
    log.schedule("a", every: 1)
    log.schedule("b", every: 2)
    log.scheduler.advance(by: 4)
    try #require(
      log.lines == ["a@1", "a@2", "b@2", "a@3", "a@4", "b@4"],
      "A timer of 1 second was started, and then one of 2 seconds."
    )
  }

  @Test("A tick can cancel the next one") func cancelInside() throws {
    let log = Log()
    var key = 0
    key = log.schedule("a", every: 1) { if log.names.count == 3 { log.scheduler.cancel(key) } }
    log.scheduler.advance(by: 6)
    try #require(log.lines == ["a@1", "a@2", "a@3"], "A timer's third of six ticks cancels it.")
  }

  @Test("Work can cancel other work of the same date") func cancelOther() throws {
    let log = Log()
    var key = 0
    log.schedule("a", after: 2) { log.scheduler.cancel(key) }
    key = log.schedule("b", after: 2)
    log.scheduler.advance(by: 2)
    try #require(log.names == ["a"], "a and b are due at 2 seconds, and a cancels b.")
  }
}
