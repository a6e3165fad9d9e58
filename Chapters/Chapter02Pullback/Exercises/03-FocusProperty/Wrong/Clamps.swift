// wrong: a setter keeps its value within bounds
// says: The volume was limited. The setter writes what it is given, and checks nothing.
// fails: The setter writes both fields back
// gives: (written → [[3, 8], [4, 7], [1, 8], [4, 9], [5000, 10], [-4, 0]]) == (bars → [[3, 8], [4,
//   7], [1, 8], [4, 9], [5000, 6000], [-4, -5]])

// instead of
settings.volume = newValue.volume
// this
settings.volume = min(max(newValue.volume, 0), 10)
