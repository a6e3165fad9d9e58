// wrong: only values seem to matter, so the end takes the short way
// fails: The end arrives the same way, after the values
// says: The end overtook the values

Effect { receive, finish in
  start({ value in scheduler.schedule { receive(value) } }, finish)
}
