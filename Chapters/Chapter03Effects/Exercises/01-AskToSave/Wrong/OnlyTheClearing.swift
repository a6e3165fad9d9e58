// wrong: what is saved has to be on the disk when the reducer returns
// says: `saveTapped` wrote while the reducer ran. Put the line that writes into the function.
// fails: Saving writes nothing, and returns work that writes the list into `file`
// gives: (log → ["in the reducer: 1 × file [5, 2, 3], backup [11]", "list [5, 2, 3]"]) == ["in the
//   work: 1 × file [5, 2, 3], backup [11]", "list [5, 2, 3]"]

// instead of
return { [favorites] in disk.file = favorites }
// this
disk.file = favorites
return {}
