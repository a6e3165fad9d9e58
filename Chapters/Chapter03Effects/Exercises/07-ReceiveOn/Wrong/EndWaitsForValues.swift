// wrong: the end waits only as long as a value does
// says: The end arrived where the work sent it, and would overtake the values. It is passed to
//   the scheduler like a value.
// fails: The end arrives the same way
// gives: (log → ["made", "work", "end", "|"]) == ["made", "work", "|", "end", "|"]

Effect { receive, finish in
  var waiting = 0
  start(
    { value in
      waiting += 1
      scheduler.schedule {
        waiting -= 1
        receive(value)
      }
    },
    { waiting == 0 ? finish() : scheduler.schedule(finish) }
  )
}
