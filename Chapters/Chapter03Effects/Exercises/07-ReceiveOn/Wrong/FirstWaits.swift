// wrong: once one value has waited, the thread counts as the right one
// fails: Each value is passed on as it comes
// says: but the second didn't

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
