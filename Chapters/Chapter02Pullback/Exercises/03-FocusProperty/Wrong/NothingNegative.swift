// wrong: the setter lets no number fall below zero
// says: Negative numbers weren't written as they are. The setter writes what it is given, and
//   corrects nothing.
// fails: The setter writes both fields back
// gives: (written → [[3, 8], [4, 7], [1, 8], [4, 9], [5000, 6000], [0, 0]]) == (bars → [[3, 8], [4,
//   7], [1, 8], [4, 9], [5000, 6000], [-4, -5]])

// instead of
track = newValue.track
// this
track = max(0, newValue.track)

// instead of
settings.volume = newValue.volume
// this
settings.volume = max(0, newValue.volume)
