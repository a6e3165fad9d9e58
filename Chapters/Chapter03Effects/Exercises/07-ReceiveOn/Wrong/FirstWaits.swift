// wrong: once one value has waited, the thread counts as the right one
// says: The first value waited for the scheduler, and the second didn't. Each may come from any
//   thread.
// fails: A value that comes later waits for the scheduler, too
// gives: (log → ["|", "a1", "|", "a2", "|", "|", "b1", "|", "b2", "|"]) == ["|", "a1", "|", "|",
//   "a2", "|", "|", "b1", "|", "|", "b2", "|"]

Effect { receive, finish in
  var isThere = false
  start(
    { value in
      if isThere {
        receive(value)
      } else {
        scheduler.schedule {
          isThere = true
          receive(value)
        }
      }
    },
    { scheduler.schedule(finish) }
  )
}
