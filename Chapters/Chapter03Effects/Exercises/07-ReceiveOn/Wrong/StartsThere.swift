// wrong: the work is started on the scheduler, as if its answer then came back there
// fails: Making the effect does nothing, and starting it starts the work
// says: The work waited for the scheduler

Effect { receive, finish in
  scheduler.schedule { start(receive, finish) }
}
