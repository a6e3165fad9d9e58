// wrong: the reducer looks at the disk, to save a write
// says: The list is on the disk already, and wasn't written again. The reducer can't ask the
//   disk: it may be another one, or have changed, when the work is done.
// fails: Saving writes nothing, and returns work that writes the list into `file`
// gives: (same → ["list [7]"]) == ["in the work: 1 × file [7], backup [11]", "list [7]"]

// instead of
return { [favorites] in disk.file = favorites }
// this
if disk.file == favorites { return {} }
return { [favorites] in disk.file = favorites }
