// wrong: the end is scheduled twice, to be sure that it comes last
// says: The end waited twice. It waits once, like a value, and the scheduler keeps the order.
// fails: The end arrives the same way
// gives: (log → ["made", "work", "|", "|", "end", "|"]) == ["made", "work", "|", "end", "|"]

Effect { receive, finish in
  start(
    { value in scheduler.schedule { receive(value) } },
    { scheduler.schedule { scheduler.schedule(finish) } }
  )
}
