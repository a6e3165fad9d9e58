// wrong: the setter treats the new value as a change, and adds it
// says: The volume was added to the one there. A setter gets a new value, not a change.
// fails: The setter writes both fields back
// gives: (written → [[3, 15], [4, 14], [1, 15], [4, 16], [5000, 6007], [-4, 2]]) == (bars → [[3,
//   8], [4, 7], [1, 8], [4, 9], [5000, 6000], [-4, -5]])

// instead of
settings.volume = newValue.volume
// this
settings.volume += newValue.volume
