// wrong: the ids are read after they were removed
// says: The ids that are left were returned, not those of the popped screens.
// fails: A pop also removes everything above
// gives: ([returned, stack.ids, stack.screens] → [[0], [0], [7]]) == [[1, 2, 3], [0], [7]]

// instead of
let popped = ids[index...]
ids.removeSubrange(index...)
screens.removeSubrange(index...)
return Array(popped)
// this
ids.removeSubrange(index...)
screens.removeSubrange(index...)
return ids
