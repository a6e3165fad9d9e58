// wrong: the value is kept in a variable, which a later one changes before the scheduler reads it
// says: 2 arrived twice, and 1 was lost: by the time the scheduler reads the variable, a later
//   value is in it.
// fails: Each value is scheduled separately, and then the end
// gives: (log → ["made", "work", "|", "2", "|", "2", "|", "end", "|"]) == ["made", "work", "|",
//   "1", "|", "2", "|", "end", "|"]

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
