// wrong: a detached task is thought to be free of the ringing thread, and it is free of all values
// fails: A greeting is in the language in which the screen listens
// says: a closure that escapes

doorbell.listen { visitor in
  Task.detached { show(greeting(visitor)) }
}
