// wrong: a detached task escapes the ringing thread's values, and all others, too
// fails: A greeting is in the screen's language
// says: a closure that escapes

doorbell.listen { visitor in
  Task.detached { show(greeting(visitor)) }
}
