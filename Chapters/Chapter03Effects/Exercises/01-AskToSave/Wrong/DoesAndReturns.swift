// wrong: the function is made, called to be sure, and returned as well
// says: `saveTapped` wrote twice: while the reducer ran, and again in the function it returned.
//   Only the caller calls that.
// fails: Saving writes nothing, and returns work that writes the list into `file`
// gives: (log → ["in the reducer: 1 × file [5, 2, 3], backup [11]", "in the work: 1 × file [5, 2,
//   3], backup [11]", "list [5, 2, 3]"]) == ["in the work: 1 × file [5, 2, 3], backup [11]", "list
//   [5, 2, 3]"]

// instead of
return { [favorites] in disk.file = favorites }
// this
let save = { [favorites] in disk.file = favorites }
save()
return save
