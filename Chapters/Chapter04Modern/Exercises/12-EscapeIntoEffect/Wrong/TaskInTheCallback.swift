// wrong: a task is expected to bring the values along, wherever it is made
// fails: A greeting is in the screen's language
// says: a closure that escapes

doorbell.listen { visitor in
  Task { show(greeting(visitor)) }
}
