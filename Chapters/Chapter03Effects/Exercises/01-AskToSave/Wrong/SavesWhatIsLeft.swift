// wrong: what is deleted has to be saved
// says: Deleting wrote into `file`. It only changes the list; there is a button for saving.
// fails: Deleting changes the list, and writes nothing
// gives: (log → ["in the work: 1 × file [5, 3], backup [11]", "list [5, 3]"]) == ["list [5, 3]"]

// instead of
favorites.removeAll { $0 == prime }
return {}
// this
favorites.removeAll { $0 == prime }
return { [favorites] in disk.file = favorites }
