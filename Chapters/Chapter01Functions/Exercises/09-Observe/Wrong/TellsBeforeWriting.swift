// wrong: the observers are called first, and the value is written after that
// says: The observers were called before the value was written, so they read the old one.
// fails: An observer reads the same value from the store as it is given
// gives: (read → [0, 1]) == [1, 2]

// instead of
value = next
for observer in observers {
observer.receive(next)
}
// this
for observer in observers {
observer.receive(next)
}
value = next
