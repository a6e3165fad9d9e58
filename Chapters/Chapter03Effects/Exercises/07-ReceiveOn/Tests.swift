import Foundation
import Testing

@Suite struct ReceiveOnTests {
  @Test("Making the effect does nothing, and starting it starts the work")  // starter passes
  func starts() {
    let queue = ByHand()
    var starts = 0
    let effect = Effect<Int> { _, _ in starts += 1 }.receive(on: queue)
    let atFirst = (starts, queue.count)
    effect.start({ _ in }, {})
    let afterStart = starts
    queue.run()
    let comment: Comment =
      switch (atFirst, afterStart, starts) {
      case ((1..., _), _, _), ((_, 1...), _, _):
        "Nobody has started the effect, but it is already at work. It has to be a description."
      case (_, 0, 1...):
        """
        The work waited for the scheduler. Only its values and its end should wait: the work \
        itself may be done anywhere, and starts at once.
        """
      case (_, 0, 0): "The new effect was started, but the old one wasn't."
      default: "One start has to start the work once, but here it was \(starts) times."
      }
    #expect(atFirst == (0, 0), comment)
    guard atFirst == (0, 0) else { return }
    #expect((afterStart, starts) == (1, 1), comment)
  }

  @Test("A second start works like the first") func again() {  // starter passes
    let queue = ByHand()
    let effect = Effect<Int> { receive, finish in
      receive(1)
      finish()
    }
    .receive(on: queue)
    var (runs, waited) = ([[String]](), [Bool]())
    for index in 0..<2 {
      runs.append([])
      effect.start({ runs[index].append("\($0)") }, { runs[index].append("end") })
      waited.append(runs[index].isEmpty)
      queue.run()
    }
    #expect(
      waited != [true, false],
      "The first start waited for the scheduler, but the second didn't."
    )
    #expect(
      runs == [["1", "end"], ["1", "end"]],
      runs[0] == ["1", "end"]
        ? """
        The effect was started twice, and the second start sent something other than the first. \
        Nothing of one start may be left for the next.
        """
        : "Each start sends 1 and the end, once the scheduler has run its work."
    )
  }

  @Test("A value arrives when the scheduler runs its work") func value() {
    let run = Run { receive, _ in receive(1) }
    let before = run.events
    let scheduled = run.queue.count
    run.queue.run()
    let comment: Comment =
      switch (before, run.events) {
      case (["1"], ["1", "1"]):
        """
        The value arrived twice: at once, and again when the scheduler ran its work. Only the \
        second is right.
        """
      case (["1"], _):
        "The value arrived at once, on the thread that sent it. It has to wait for the scheduler."
      case ([], []) where !run.isStarted: "The work was never started."
      case ([], ["1", "end"]): "The end arrived with the value, but the work hasn't finished."
      case ([], []) where scheduled == 0: "The work sent a value, but nothing was scheduled for it."
      case ([], []): "The scheduler ran its work, but no value arrived."
      case ([], ["1", "1"]): "One value was sent, but it arrived twice."
      default: "The work sent 1. Before the scheduler runs, nothing arrives; then 1 does, once."
      }
    #expect((before, run.events) == ([], ["1"]), comment)
  }

  /// The thread that counts as the main thread. Unsafe is safe here, since a workbook's tests run
  /// one after the other.
  nonisolated(unsafe) fileprivate static var main: Thread?

  @Test("A value waits on the main thread, too") func mainThread() {
    func arrived() -> [String] {
      let run = Run { receive, finish in
        receive(1)
        finish()
      }
      return run.events
    }
    let elsewhere = arrived()
    Self.main = .current
    defer { Self.main = nil }
    #expect(
      arrived() == [],
      elsewhere == []
        ? """
        The work was done on the main thread, and its value arrived at once. The thread doesn't \
        matter: the scheduler says when and where a value arrives.
        """
        : "This depends on the rules above: fix those first."
    )
  }

  @Test("The end arrives the same way, after the values") func finish() {
    let run = Run { receive, finish in
      receive(1)
      receive(2)
      finish()
    }
    let before = run.events
    run.queue.run()
    let comment: Comment =
      switch (before, run.events) {
      case (["1", "2", "end"], _):
        "The values and the end arrived at once, on the thread that sent them."
      case (["1", "2"], ["1", "2", "end"]): "The values arrived at once, and only the end waited."
      case (["1", "2"], let all) where all.count == 5:
        "The values arrived at once, and a second time when the scheduler ran its work."
      case (["end"], _):
        "The end overtook the values: it was passed on at once, and they wait for the scheduler."
      case _ where !run.isStarted: "The work was never started."
      case (_, let all) where all.count { $0 == "end" } > 1:
        "The work finished once, but the end arrived more often."
      case ([], ["1", "2"]): "The values arrived, but the end got lost."
      case ([], ["end"]): "Only the end arrived, and the values that were waiting got lost."
      case ([], let all) where all.first == "end":
        "The end overtook the values, although it came last."
      case ([], ["2", "2", "end"]):
        "2 arrived twice. Each value waits by itself; a later one doesn't replace it."
      case ([], ["2", "1", "end"]): "The second value overtook the first."
      case ([], ["1", "end"]): "Only the first value arrived."
      case ([], ["2", "end"]): "Only the last value arrived."
      default: "The work sent 1, 2 and the end, and that is what has to arrive, in this order."
      }
    #expect((before, run.events) == ([], ["1", "2", "end"]), comment)
    let noValue = Run { _, finish in finish() }
    let onlyTheEnd = noValue.events
    noValue.queue.run()
    if run.events.contains("end") {
      #expect(noValue.events == ["end"], "There was no value, and the end got lost.")
    }
    #expect(
      before.contains("end") || onlyTheEnd == [],
      "When no value was waiting, the end arrived at once. It waits for the scheduler even then."
    )
  }

  @Test("Each value is passed on as it comes") func eachAsItComes() {
    var (give, end): (((Int) -> Void)?, (() -> Void)?)
    let run = Run { receive, finish in (give, end) = (receive, finish) }
    give?(1)
    let beforeFirst = run.events
    let firstScheduled = run.queue.count
    run.queue.run()
    let afterOne = run.events
    give?(2)
    let scheduled = run.queue.count
    run.queue.run()
    let comment: Comment =
      switch (afterOne, run.events) {
      case ([], let all) where all.count == 2:
        "The first value was held back until the second came."
      case ([], []) where give == nil: "The work was never started."
      case ([], []): "The work sent two values and hasn't finished, but none of them was passed on."
      case (["1"], ["1"]): "After the first value, no other was passed on."
      default: "1 arrives, and later 2 does, although the work isn't over."
      }
    #expect((afterOne, run.events) == (["1"], ["1", "2"]), comment)
    guard run.events == ["1", "2"] else { return }
    #expect(
      beforeFirst == [],
      "1 came after `start` had returned, and arrived at once. It has to wait even then."
    )
    #expect(
      firstScheduled == 0 || scheduled > 0,
      "The first value waited for the scheduler, but the second didn't."
    )
    end?()
    let beforeEnd = run.events
    run.queue.run()
    #expect(
      !beforeEnd.contains("end"),
      "The end came after `start` had returned, and arrived at once. It has to wait even then."
    )
    #expect(run.events.last == "end", "The end came after the values, and got lost.")
  }

  @Test("Each value is scheduled separately") func oneByOne() {
    let run = Run { receive, finish in
      receive(1)
      receive(2)
      finish()
    }
    let scheduled = run.queue.count
    let waits = run.isStarted && run.events == []
    run.queue.runFirst()
    let afterFirst = run.events
    let comment: Comment =
      switch (scheduled, afterFirst) {
      case (0, _): "Nothing was scheduled."
      case _ where !waits: "This depends on the rules above: fix those first."
      case (_, ["1", "2"]), (_, ["1", "2", "end"]):
        """
        The first scheduled work brought everything that had come by then. Values that are \
        collected in a variable are used on two threads at once: the one that sends them and the \
        scheduler's. Schedule each by itself.
        """
      case (3, []):
        "The first scheduled work brought nothing: it only scheduled more. Each value waits once."
      case (2, ["1"]): "The work sent 1, 2 and the end, but nothing was scheduled for one of them."
      case (4..., _):
        "The work sent 1, 2 and the end, but something was scheduled \(scheduled) times."
      default: "The first scheduled work brings 1, and the others bring 2 and the end."
      }
    #expect((scheduled, afterFirst) == (3, ["1"]), comment)
    run.queue.runFirst()
    run.queue.runFirst()
    #expect(
      run.queue.count == 0,
      "What the scheduler ran scheduled something more. Each value, and the end, waits once."
    )
  }

  @Test("A value from another thread arrives on the scheduler's thread") func thread() {
    var (values, ends): ([Thread], [Thread]) = ([], [])
    var isStarted = false
    let queue = ByHand()
    let effect = Effect<Int> { receive, finish in
      isStarted = true
      onAnotherThread {
        receive(1)
        finish()
      }
    }
    effect.receive(on: queue).start(
      { _ in values.append(.current) },
      { ends.append(.current) }
    )
    queue.run()
    let isRight = (
      value: values.allSatisfy { $0 == .current }, end: ends.allSatisfy { $0 == .current }
    )
    let comment: Comment =
      switch isRight {
      case (false, false):
        "The value and the end arrived on the server's thread, where no store may be used."
      case (false, true): "The value arrived on the server's thread, where no store may be used."
      case (true, false): "The end arrived on the server's thread, where no store may be used."
      case (true, true) where !isStarted: "The server was never asked: the work wasn't started."
      case (true, true):
        "The server sent a value and finished, but the two didn't arrive once each."
      }
    #expect(isRight == (true, true), comment)
    #expect((values.count, ends.count) == (1, 1), comment)
  }

  @Test("With a scheduler that never waits, nothing changes") func immediate() {  // starter passes
    var events: [String] = []
    let effect = Effect<Int> { receive, finish in
      for number in 1...200 { receive(number) }
      finish()
    }
    effect.receive(on: Immediate()).start(
      { events.append("\($0)") },
      { events.append("end") }
    )
    let isRight = events == (1...200).map(String.init) + ["end"]
    #expect(
      isRight == true,
      """
      The work sent the numbers from 1 to 200 and the end, and this scheduler runs its work at \
      once. So 201 things arrive, in this order, but here there were \(events.count), and the last \
      was \(events.last ?? "missing").
      """
    )
  }

  // MARK: -

  /// One start of an effect, and what has arrived.
  private final class Run {
    let queue = ByHand()
    private(set) var isStarted = false
    private(set) var events: [String] = []

    init(
      _ work: @escaping (_ receive: @escaping (Int) -> Void, _ finish: @escaping () -> Void) -> Void
    ) {
      let effect = Effect<Int> { [unowned self] receive, finish in
        isStarted = true
        work(receive, finish)
      }
      effect.receive(on: queue).start(
        { [unowned self] in events.append("\($0)") },
        { [unowned self] in events.append("end") }
      )
    }
  }

  /// Runs its work when the test says so, on the test's thread.
  private final class ByHand: Scheduler {
    private let lock = NSLock()
    private var waiting: [() -> Void] = []

    var count: Int { lock.withLock { waiting.count } }

    func schedule(_ work: @escaping () -> Void) {
      lock.withLock { waiting.append(work) }
    }

    func runFirst() {
      lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() }?()
    }

    func run() {
      while count > 0 { runFirst() }
    }
  }

  private struct Immediate: Scheduler {
    func schedule(_ work: @escaping () -> Void) { work() }
  }

  /// Does the work on a thread of its own, and waits until it is done: so the two threads never run
  /// at the same time.
  private func onAnotherThread(_ work: @escaping () -> Void) {
    // Unsafe is safe here: this thread waits until the other one has done the work.
    nonisolated(unsafe) let work = work
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      work()
      done.signal()
    }
    done.wait()
  }
}

// In this module it takes the place of Foundation's, which is never true in a test.
extension Thread {
  static var isMainThread: Bool { current.isMainThread }
  var isMainThread: Bool { self == ReceiveOnTests.main }
}
