// wrong: the list is left for the work to empty, which can't reach it
// says: The list wasn't emptied. The reducer does that itself; only the backup waits.
// fails: Clearing empties the list, and returns work that writes what was in it into `backup`
// gives: (log → ["in the work: 1 × file [7], backup [5, 2, 3]", "list [5, 2, 3]"]) == ["in the
//   work: 1 × file [7], backup [5, 2, 3]", "list []"]

// instead of
let cleared = favorites
favorites = []
return { disk.backup = cleared }
// this
return { [favorites] in disk.backup = favorites }
