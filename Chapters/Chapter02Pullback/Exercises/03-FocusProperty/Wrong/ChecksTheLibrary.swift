// wrong: the setter writes only a track that is in the library
// says: Track 1 was written, but track 4 wasn't: the library has two tracks. The setter writes
//   what it is given, and checks nothing.
// fails: The setter writes both fields back
// gives: (written → [[3, 8], [3, 7], [1, 8], [3, 9], [3, 6000], [3, -5]]) == (bars → [[3, 8], [4,
//   7], [1, 8], [4, 9], [5000, 6000], [-4, -5]])

// instead of
track = newValue.track
// this
if library.indices.contains(newValue.track) { track = newValue.track }
