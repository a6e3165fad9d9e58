// wrong: a change is two new numbers
// says: With one of the two numbers unchanged, nothing was written. The setter writes both, new
//   or not.
// fails: The setter writes both fields back
// gives: (written → [[3, 7], [3, 7], [1, 8], [4, 9], [5000, 6000], [-4, -5]]) == (bars → [[3, 8],
//   [4, 7], [1, 8], [4, 9], [5000, 6000], [-4, -5]])

// instead of
track = newValue.track
// this
guard track != newValue.track, settings.volume != newValue.volume else { return }
track = newValue.track
