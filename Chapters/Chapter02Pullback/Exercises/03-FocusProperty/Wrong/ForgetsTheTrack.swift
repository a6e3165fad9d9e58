// wrong: the setter writes the nested field, and forgets the other
// says: The volume was written, but the track was forgotten.
// fails: The setter writes both fields back
// gives: (written → [[3, 8], [3, 7], [3, 8], [3, 9], [3, 6000], [3, -5]]) == (bars → [[3, 8], [4,
//   7], [1, 8], [4, 9], [5000, 6000], [-4, -5]])

// instead of
track = newValue.track
// this

