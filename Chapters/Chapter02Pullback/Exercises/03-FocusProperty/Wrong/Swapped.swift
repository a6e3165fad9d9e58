// wrong: the two numbers go back to the wrong places
// says: The two fields are swapped in the setter.
// fails: The setter writes both fields back
// gives: (written → [[8, 3], [7, 4], [8, 1], [9, 4], [6000, 5000], [-5, -4]]) == (bars → [[3, 8],
//   [4, 7], [1, 8], [4, 9], [5000, 6000], [-4, -5]])

// instead of
track = newValue.track
// this
track = newValue.volume

// instead of
settings.volume = newValue.volume
// this
settings.volume = newValue.track
