// wrong: the end is scheduled twice, to be sure that it comes last
// fails: Each value is scheduled separately
// says: waits once

Effect { receive, finish in
  start(
    { value in scheduler.schedule { receive(value) } },
    { scheduler.schedule { scheduler.schedule(finish) } }
  )
}
