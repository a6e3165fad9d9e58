// On the right thread
//
// A server responds on some other thread, but a store belongs to one thread only. Write
// `receive(on:)`. The work starts as before: immediately, and on the thread that starts it. But
// everything that it sends is scheduled separately, and arrives when the scheduler runs it, on the
// scheduler's thread.
//
// kind: write
// lesson: Where an action arrives

/// Runs work as soon as possible, on a thread of its choice, in the order of scheduling.
protocol Scheduler {
  func schedule(_ work: @escaping () -> Void)
}

struct Effect<Output> {
  /// Does the work. It calls `receive` with each value, now or later, and `finish` once, when there
  /// will be no more.
  let start: (_ receive: @escaping (Output) -> Void, _ finish: @escaping () -> Void) -> Void
}

extension Effect {
  func receive(on scheduler: some Scheduler) -> Effect {
    // answer
    // starter: self  // Your code here.
    Effect { receive, finish in
      start(
        { value in scheduler.schedule { receive(value) } },
        { scheduler.schedule(finish) }
      )
    }
    // end answer
  }
}
