// wrong: the work starts immediately, and what comes is kept
// says: The work began when the effect was made. Making one does nothing: start the work inside the
//   new effect.
// fails: Making the effect does nothing, and starting it starts the work
// gives: (log → ["work", "made", "|"]) == ["made", "work", "|"]

// instead of
Effect { receive, finish in
  start(
    { value in scheduler.schedule { receive(value) } },
    { scheduler.schedule(finish) }
  )
}
// this
var early: [Output] = []
var isFinished = false
start({ early.append($0) }, { isFinished = true })
return Effect { receive, finish in
  for value in early { scheduler.schedule { receive(value) } }
  if isFinished { scheduler.schedule(finish) }
}
