// wrong: the values are collected, to be handed over together
// fails: Each value is passed on as it comes
// says: none of them was passed on

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
