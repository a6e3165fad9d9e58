// wrong: `prefix` takes what is there
// says: `position` is beyond an end of the recording, and the program ended. A number below 0
//   counts as 0, and one beyond the end as the end.
// fails: crash
// gives: Below 0 means the start, and beyond the end means the end: Fatal error: Can't take a
//   prefix of negative length from a collection

// instead of
state.position = min(max(position, 0), state.recording.count)
// this
state.position = position
