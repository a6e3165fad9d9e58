// wrong: the work is started on the scheduler, as if its answer then came back there
// says: The work itself waited for the scheduler. Only its values and its end wait: the work may
//   be done anywhere, and starts immediately.
// fails: Making the effect does nothing, and starting it starts the work
// gives: (log → ["made", "|", "work", "|"]) == ["made", "work", "|"]

Effect { receive, finish in
  scheduler.schedule { start(receive, finish) }
}
