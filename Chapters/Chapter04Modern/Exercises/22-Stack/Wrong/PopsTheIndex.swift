// wrong: an id is used as an index when a screen is popped
// says: Screen 1 is gone, and popping it popped others. Look the id up in `ids`.
// fails: An id is not an index
// gives: ([returned, stack.ids] → [[2, 3], [0]]) == [[], [0, 2, 3]]

// instead of
guard let index = ids.firstIndex(of: id) else { return [] }
// this
guard ids.indices.contains(id) else { return [] }
let index = id
