// wrong: a detached task escapes the ringing thread's values, and all others, too
// fails: A greeting is in the language in which the screen listens
// says: a closure that escapes

doorbell.listen { visitor in
  Task.detached { show(greeting(visitor)) }
}
