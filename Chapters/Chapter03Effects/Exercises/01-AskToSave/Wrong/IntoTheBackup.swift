// wrong: a favourite that is saved is backed up
// says: `saveTapped` wrote into `backup`, and not into `file`.
// fails: Saving writes nothing, and returns work that writes the list into `file`
// gives: (log → ["in the work: 1 × file [7], backup [5, 2, 3]", "list [5, 2, 3]"]) == ["in the
//   work: 1 × file [5, 2, 3], backup [11]", "list [5, 2, 3]"]

// instead of
return { [favorites] in disk.file = favorites }
// this
return { [favorites] in disk.backup = favorites }
