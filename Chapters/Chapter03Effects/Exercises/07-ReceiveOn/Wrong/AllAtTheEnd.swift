// wrong: the values are collected, to be handed over together
// says: The value didn't arrive: the values wait until the work has finished. Pass each one on as
//   it comes.
// fails: A value arrives when the scheduler runs its work
// gives: (log → ["made", "work", "|"]) == ["made", "work", "|", "1", "|"]

Effect { receive, finish in
  var values: [Output] = []
  start(
    { values.append($0) },
    {
      scheduler.schedule {
        for value in values { receive(value) }
        finish()
      }
    }
  )
}
