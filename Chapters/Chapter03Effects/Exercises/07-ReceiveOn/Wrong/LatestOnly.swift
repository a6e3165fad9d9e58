// wrong: the value is kept in a variable, which a later one changes before the scheduler reads it
// fails: The end arrives the same way, after the values
// says: 2 arrived twice

Effect { receive, finish in
  var latest: Output?
  start(
    { value in
      latest = value
      scheduler.schedule { if let latest { receive(latest) } }
    },
    { scheduler.schedule(finish) }
  )
}
