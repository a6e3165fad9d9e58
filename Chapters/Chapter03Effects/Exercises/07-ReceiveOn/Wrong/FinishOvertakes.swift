// wrong: only values seem to matter, so the end takes the short way
// says: The end arrived where the work sent it, and would overtake the values. It is passed to
//   the scheduler like a value.
// fails: The end arrives the same way
// gives: (log → ["made", "work", "end", "|"]) == ["made", "work", "|", "end", "|"]

Effect { receive, finish in
  start({ value in scheduler.schedule { receive(value) } }, finish)
}
