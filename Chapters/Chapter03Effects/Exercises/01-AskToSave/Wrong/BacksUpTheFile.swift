// wrong: a backup is a copy of the file
// says: The backup is a copy of `file`, which was saved on another day. Keep what was in the
//   list.
// fails: Clearing empties the list, and returns work that writes what was in it into `backup`
// gives: (log → ["in the work: 1 × file [7], backup [7]", "list []"]) == ["in the work: 1 × file
//   [7], backup [5, 2, 3]", "list []"]

// instead of
let cleared = favorites
favorites = []
return { disk.backup = cleared }
// this
favorites = []
return { disk.backup = disk.file }
