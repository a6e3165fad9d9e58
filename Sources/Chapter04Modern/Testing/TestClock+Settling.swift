// A task that sleeps for a second three times has to come back to sleep at each second. If the time
// went on before it is back, it would sleep until a later second. So after each waking the clock
// waits until the woken task, and everything that it has started, has gone as far as it can.
//
// For a task of a test store's effects, the store's executor tells when that is: nothing is left to
// chance. A task made by `Task { }` runs where all tasks of the program run, and nobody can tell
// what happens there. The public library yields twenty times in the background and hopes; to be
// sure, it can replace the executor of the whole program, and with it that of all other tests.
// Neither is done here: the clock waits until it is notified that the task has woken, which on a
// busy machine takes longest, and then lines up behind what the task can have begun, a bounded
// number of times.

extension TestClock {
  /// Waits until the tasks that might be about to sleep do so.
  func settle(_ sleepers: [Sleeper<Instant>]) async {
    // Someone whom the clock does not know yet may be on the way, but not from a store: a step of a
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

/// Lets tasks run that are ready to: those in front of the queue that all tasks share, and those on
/// the main actor.
///
/// One round is enough for a task to get from one of the two to the other. Ten are for a few such
/// steps, and for a thread that the system has stopped for a moment.
func giveWay() async {
  for _ in 0..<10 {
    await Task.yield()
    await MainActor.run {}
  }
}
