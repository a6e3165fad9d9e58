// wrong: the end waits only as long as a value does
// fails: The end arrives the same way, after the values
// says: When no value was waiting

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
