import Foundation
import Testing

/// What the learner's file calls, because it takes precedence over Foundation's: on Linux, no test
/// is on the main thread.
extension Thread {
  @TaskLocal static var isMain = false

  @nonobjc static var isMainThread: Bool { isMain }
  @nonobjc var isMainThread: Bool { Thread.isMain }
}

@Suite struct ReceiveOnTests {
  /// A scheduler that runs its work when the test says so.
  private final class ByHand: Scheduler {
    private var works: [() -> Void] = []

    func schedule(_ work: @escaping () -> Void) { works.append(work) }

    /// Runs what waits, one work at a time, and calls `mark` before and after each.
    func run(mark: () -> Void) {
      mark()
      while !works.isEmpty {
        works.removeFirst()()
        mark()
      }
    }
  }

  private struct Immediate: Scheduler {
    func schedule(_ work: @escaping () -> Void) { work() }
  }

  /// What arrives if the work does this. A bar is a turn of the scheduler.
  private func log(
    _ work: @escaping (_ receive: (Int) -> Void, _ finish: () -> Void) -> Void
  ) -> [String] {
    let queue = ByHand()
    var log: [String] = []
    let effect = Effect<Int> { receive, finish in
      log.append("work")
      work(receive, finish)
    }
    .receive(on: queue)
    log.append("made")
    effect.start({ log.append("\($0)") }, { log.append("end") })
    queue.run { log.append("|") }
    return log
  }

  @Test("Making the effect does nothing, and starting it starts the work")  // starter passes
  func starts() throws {
    let log = log { _, _ in }
    try #require(log == ["made", "work", "|"], "The work sends nothing.")
  }

  @Test("A value arrives when the scheduler runs its work") func value() throws {
    let log = log { receive, _ in receive(1) }
    try #require(log == ["made", "work", "|", "1", "|"], "The work sent 1. A bar is a turn.")
  }

  @Test("The end arrives the same way") func finish() throws {
    let log = log { _, finish in finish() }
    try #require(
      log == ["made", "work", "|", "end", "|"],
      "The work finished, and then the scheduler had a turn, which is a bar."
    )
  }

  @Test("Each value is scheduled separately, and then the end") func separately() throws {
    let log = log { receive, finish in
      receive(1)
      receive(2)
      finish()
    }
    try #require(
      log == ["made", "work", "|", "1", "|", "2", "|", "end", "|"],
      "The work sent 1 and 2, and finished. Then the scheduler had its turns, which are bars."
    )
  }

  @Test("What comes later waits for the scheduler, too, at each start") func later() throws {
    let queue = ByHand()
    var log: [String] = []
    var (give, end): ((Int) -> Void, () -> Void) = ({ _ in }, {})
    let effect = Effect<Int> { (give, end) = ($0, $1) }.receive(on: queue)
    for start in ["a", "b"] {
      effect.start({ log.append("\(start)\($0)") }, { log.append(start) })
      for send in [{ give(1) }, { give(2) }, { end() }] {
        send()
        log.append("|")
        queue.run {}
      }
    }
    try #require(
      log == ["|", "a1", "|", "a2", "|", "a", "|", "b1", "|", "b2", "|", "b"],
      "Two starts, a and b, sent 1 and 2 and finished. After each, at the bar, the scheduler ran."
    )
  }

  @Test("On the main thread, too, what is sent waits for the scheduler") func onMain() throws {
    let log = Thread.$isMain.withValue(true) {
      self.log { receive, finish in
        receive(1)
        finish()
      }
    }
    try #require(
      log == ["made", "work", "|", "1", "|", "end", "|"],
      "The work was on the main thread. It sent 1, and finished. A bar is a turn."
    )
  }

  @Test("With a scheduler that never waits, nothing changes")  // starter passes
  func immediate() throws {
    var log: [String] = []
    Effect<Int> { receive, finish in
      receive(1)
      receive(2)
      finish()
    }
    .receive(on: Immediate())
    .start({ log.append("\($0)") }, { log.append("end") })
    try #require(log == ["1", "2", "end"], "The work sent 1 and 2, and finished.")
  }
}
