// wrong: a place that isn't there is ignored
// says: You travelled beyond an end, and nothing happened. A number below 0 counts as 0, and one
//   beyond the end as the end.
// fails: Below 0 means the start, and beyond the end means the end
// gives: (texts → ["ab of ab", "ab of ab", "abc of abc"]) == [" of ab", "ab of ab", "abc of abc"]

// instead of
state.position = min(max(position, 0), state.recording.count)
// this
guard (0...state.recording.count).contains(position) else {
  return .cancel(id: CancelID.feature)
}
state.position = position
