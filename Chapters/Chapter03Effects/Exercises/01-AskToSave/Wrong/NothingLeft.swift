// wrong: a pure function is expected to save nothing at all
// says: Nothing was written, neither by the reducer nor by the function it returned, which has to
//   do the work.
// fails: Saving writes nothing, and returns work that writes the list into `file`
// gives: (log → ["list [5, 2, 3]"]) == ["in the work: 1 × file [5, 2, 3], backup [11]", "list [5,
//   2, 3]"]

// instead of
return { [favorites] in disk.file = favorites }
// this
return {}
