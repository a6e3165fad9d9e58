// A clock in your hand
//
// Write `advance`, which lets time pass. When it returns, `now` is `seconds` later, and all work
// that is due by then, or at that very second, has run.
//
// - Work runs in the order of its dates; of two with the same date, the one with the smaller key
//   runs first.
// - While work runs, `now` is its date.
// - Work may schedule and cancel work, itself included, which takes effect immediately.
// - Repeating work is due again one interval after its date, with the same key.
//
// kind: write
// lesson: Time moves from one due time to the next

final class TestScheduler {
  struct Work {
    /// Its place in the order of scheduling.
    let key: Int
    /// When it is due.
    var date: Int
    /// The time until it is due again. Nil if it doesn't repeat.
    let interval: Int?
    let run: () -> Void
  }

  /// The time, in seconds since the start.
  private(set) var now = 0
  /// All work that has been scheduled and hasn't run, in any order. Repeating work stays here.
  private var works: [Work] = []
  private var lastKey = 0

  @discardableResult
  func schedule(after delay: Int = 0, _ run: @escaping () -> Void) -> Int {
    insert(date: now + delay, interval: nil, run)
  }

  @discardableResult
  func schedule(every interval: Int, _ run: @escaping () -> Void) -> Int {
    insert(date: now + interval, interval: interval, run)
  }

  private func insert(date: Int, interval: Int?, _ run: @escaping () -> Void) -> Int {
    lastKey += 1
    works.append(Work(key: lastKey, date: date, interval: interval, run: run))
    return lastKey
  }

  func cancel(_ key: Int) {
    works.removeAll { $0.key == key }
  }

  func advance(by seconds: Int = 0) {
    // answer
    // starter: // Your code here.
    let end = now + seconds
    while let next = works.filter({ $0.date <= end })
      .min(by: { ($0.date, $0.key) < ($1.date, $1.key) })
    {
      now = next.date
      cancel(next.key)
      if let interval = next.interval {
        works.append(
          Work(key: next.key, date: next.date + interval, interval: interval, run: next.run)
        )
      }
      next.run()
    }
    now = end
    // end answer
  }
}
