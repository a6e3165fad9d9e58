// wrong: a file is expected to be in order
// says: `file` has the favourites in another order. They are written as they are.
// fails: Saving writes nothing, and returns work that writes the list into `file`
// gives: (log → ["in the work: 1 × file [2, 3, 5], backup [11]", "list [5, 2, 3]"]) == ["in the
//   work: 1 × file [5, 2, 3], backup [11]", "list [5, 2, 3]"]

// instead of
return { [favorites] in disk.file = favorites }
// this
return { [favorites] in disk.file = favorites.sorted() }
