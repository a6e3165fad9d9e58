// wrong: the copy for the backup is taken after the list was emptied
// says: The backup is empty: the copy was taken after the list had been emptied.
// fails: Clearing empties the list, and returns work that writes what was in it into `backup`
// gives: (log → ["in the work: 1 × file [7], backup []", "list []"]) == ["in the work: 1 × file
//   [7], backup [5, 2, 3]", "list []"]

// instead of
let cleared = favorites
favorites = []
return { disk.backup = cleared }
// this
favorites = []
return { [favorites] in disk.backup = favorites }
