// wrong: the line of the bug report is fixed, and its neighbour still writes
// says: `clearTapped` wrote while the reducer ran. Its backup is work for the caller, too.
// fails: Clearing empties the list, and returns work that writes what was in it into `backup`
// gives: (log → ["in the reducer: 1 × file [7], backup [5, 2, 3]", "list []"]) == ["in the work: 1
//   × file [7], backup [5, 2, 3]", "list []"]

// instead of
let cleared = favorites
favorites = []
return { disk.backup = cleared }
// this
disk.backup = favorites
favorites = []
return {}
