// wrong: only the start is an end
// says: `position` is beyond an end of the recording, and the program ended. A number below 0
//   counts as 0, and one beyond the end as the end.
// fails: crash
// gives: Below 0 means the start, and beyond the end means the end: Fatal error: Number of elements
//   to remove should be non-negative

// instead of
state.position = min(max(position, 0), state.recording.count)
// this
state.position = max(position, 0)
