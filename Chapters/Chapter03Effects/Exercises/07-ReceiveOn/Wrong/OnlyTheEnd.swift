// wrong: the scheduler is asked once, at the end
// fails: The end arrives the same way, after the values
// says: only the end waited

Effect { receive, finish in
  start(receive, { scheduler.schedule(finish) })
}
