// wrong: an empty list doesn't seem worth saving
// says: The list was empty, and wasn't written. An empty list is saved like any other, or a
//   deleted favourite comes back.
// fails: Saving writes nothing, and returns work that writes the list into `file`
// gives: (empty → ["list []"]) == ["in the work: 1 × file [], backup [11]", "list []"]

// instead of
return { [favorites] in disk.file = favorites }
// this
return { [favorites] in if !favorites.isEmpty { disk.file = favorites } }
