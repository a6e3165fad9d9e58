// wrong: only what the user has just moved is written
// says: When both numbers were new, only the track was written. The setter writes both, whatever
//   they were.
// fails: The setter writes both fields back
// gives: (written → [[3, 8], [4, 7], [1, 7], [4, 7], [5000, 7], [-4, 7]]) == (bars → [[3, 8], [4,
//   7], [1, 8], [4, 9], [5000, 6000], [-4, -5]])

// instead of
settings.volume = newValue.volume
// this
if track == oldTrack { settings.volume = newValue.volume }

// instead of
track = newValue.track
// this
let oldTrack = track
track = newValue.track
