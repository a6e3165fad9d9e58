// wrong: values are collected, and the first work of the scheduler brings them all
// fails: Each value is scheduled separately
// says: Schedule each by itself

Effect { receive, finish in
  var values: [Output] = []
  start(
    { value in
      values.append(value)
      scheduler.schedule {
        for value in values { receive(value) }
        values = []
      }
    },
    { scheduler.schedule(finish) }
  )
}
