// wrong: only the values are passed on
// fails: The end arrives the same way, after the values
// says: the end got lost

Effect { receive, _ in
  start({ value in scheduler.schedule { receive(value) } }, {})
}
