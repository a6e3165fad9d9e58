// wrong: the part can be seen, and changes to it are lost
// says: Nothing was written. A getter only shows the part; without a setter, changes to it are
//   lost.
// fails: The setter writes both fields back
// gives: (written → [[3, 7], [3, 7], [3, 7], [3, 7], [3, 7], [3, 7]]) == (bars → [[3, 8], [4, 7],
//   [1, 8], [4, 9], [5000, 6000], [-4, -5]])

// instead of
track = newValue.track
// this


// instead of
settings.volume = newValue.volume
// this

