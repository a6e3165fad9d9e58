// wrong: the setter writes the field close by, and forgets the nested one
// says: The volume wasn't written: it was forgotten, or written into a copy of the settings.
// fails: The setter writes both fields back
// gives: (written → [[3, 7], [4, 7], [1, 7], [4, 7], [5000, 7], [-4, 7]]) == (bars → [[3, 8], [4,
//   7], [1, 8], [4, 9], [5000, 6000], [-4, -5]])

// instead of
settings.volume = newValue.volume
// this

