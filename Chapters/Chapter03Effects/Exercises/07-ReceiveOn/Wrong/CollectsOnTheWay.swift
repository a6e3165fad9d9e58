// wrong: values are collected, and the first work of the scheduler brings them all
// says: The first turn of the scheduler brought all the values. Schedule each by itself.
// fails: Each value is scheduled separately, and then the end
// gives: (log → ["made", "work", "|", "1", "2", "|", "|", "end", "|"]) == ["made", "work", "|",
//   "1", "|", "2", "|", "end", "|"]

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
