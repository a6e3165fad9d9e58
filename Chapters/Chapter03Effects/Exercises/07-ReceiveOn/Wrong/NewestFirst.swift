// wrong: what came last is passed on first
// says: 2 arrived before 1. The scheduler runs its work in the order of scheduling: leave it at
//   that.
// fails: Each value is scheduled separately, and then the end
// gives: (log → ["made", "work", "|", "2", "|", "1", "|", "end", "|"]) == ["made", "work", "|",
//   "1", "|", "2", "|", "end", "|"]

Effect { receive, finish in
  var waiting: [Output] = []
  start(
    { value in
      waiting.append(value)
      scheduler.schedule { receive(waiting.removeLast()) }
    },
    { scheduler.schedule(finish) }
  )
}
