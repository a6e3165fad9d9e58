// wrong: once one value has waited, the effect counts as being on its scheduler
// says: The first value waited for the scheduler, and the second didn't. Each may come from any
//   thread.
// fails: Each value is scheduled separately, and then the end
// gives: (log → ["made", "work", "2", "|", "1", "|", "end", "|"]) == ["made", "work", "|", "1",
//   "|", "2", "|", "end", "|"]

var isThere = false
return Effect { receive, finish in
  start(
    { value in
      if isThere {
        receive(value)
      } else {
        isThere = true
        scheduler.schedule { receive(value) }
      }
    },
    { scheduler.schedule(finish) }
  )
}
