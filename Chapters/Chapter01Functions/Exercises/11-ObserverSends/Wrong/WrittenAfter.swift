// wrong: the observers are told first, and the value is written afterwards
// says: The observers were called before the new value was written, so they read the old one.
// fails: An observer reads the value it was given, even after it has sent an action
// gives: (seen → [[2, 0], [21, 2], [210, 21]]) == [[2, 2], [21, 21], [210, 210]]

// instead of
value = next
for receive in observers {
  receive(next)
}
// this
for receive in observers {
  receive(next)
}
value = next
