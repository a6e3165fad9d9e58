// wrong: clearing the list is expected to clear what was saved, too
// says: `clearTapped` wrote into `file` as well. What was saved stays.
// fails: Clearing empties the list, and returns work that writes what was in it into `backup`
// gives: (log → ["in the work: 2 × file [], backup [5, 2, 3]", "list []"]) == ["in the work: 1 ×
//   file [7], backup [5, 2, 3]", "list []"]

// instead of
return { disk.backup = cleared }
// this
return {
  disk.backup = cleared
  disk.file = []
}
