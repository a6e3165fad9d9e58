// wrong: the screens above are those with larger ids
// says: Screen 1 is gone, and popping it popped others. Look the id up in `ids`.
// fails: An id is not an index
// gives: ([returned, stack.ids] → [[2, 3], [0]]) == [[], [0, 2, 3]]

// instead of
guard let index = ids.firstIndex(of: id) else { return [] }
// this
guard let index = ids.firstIndex(where: { $0 >= id }) else { return [] }
