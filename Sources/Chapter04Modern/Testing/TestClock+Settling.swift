// A task that sleeps for a second three times must go back to sleep each second. If the time moved
// on too early, the task would sleep until a later second. So after each waking the clock waits
// until the woken task, and everything that it has started, has gone as far as it can.
//
// For a task of a test store's effects, the store's executor knows when that is: nothing is left to
// chance. A `Task { }` runs where all the program's tasks run, and nothing knows what happens
// there. The public library yields twenty times in the background and hopes; to be sure, it can
// replace the executor of the whole program, and with it that of all other tests. This clock waits
// until the task has woken, which takes longest on a busy machine, and then yields and hopes, too.

extension TestClock {
  /// Waits until the tasks that may be about to sleep do so.
  func settle(_ sleepers: [Sleeper<Instant>]) async {
    // A task that the clock doesn't know yet may be about to sleep, but not a store's: a step of a
    // test store returns when its effects have settled.
    if let settling = sleepers.last?.settling, sleepers.allSatisfy({ $0.settling != nil }) {
      await settling.settle()
    } else {
      await giveWay()
    }
  }

  func settle(afterWaking sleeper: Sleeper<Instant>) async {
    if let settling = sleeper.settling {
      await settling.settle()
    } else {
      await sleeper.isAwake()
      await giveWay()
    }
  }
}

/// Lets ready tasks run: those in the queues that all tasks share, and those on the main actor.
///
/// Each round lines up as the least urgent work there is. One is enough for a task to get from one
/// queue to the other. Twenty allow for effects within effects, and for a thread that the system
/// has stopped for a moment, or that runs its code for the first time.
func giveWay() async {
  for _ in 0..<20 {
    await Task.detached(priority: .background) { await Task.yield() }.value
    await MainActor.run {}
  }
}
