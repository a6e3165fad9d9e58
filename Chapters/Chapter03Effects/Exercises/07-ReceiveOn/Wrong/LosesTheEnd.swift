// wrong: only the values are passed on
// says: The work finished, and the end got lost.
// fails: The end arrives the same way
// gives: (log → ["made", "work", "|"]) == ["made", "work", "|", "end", "|"]

Effect { receive, _ in
  start({ value in scheduler.schedule { receive(value) } }, {})
}
