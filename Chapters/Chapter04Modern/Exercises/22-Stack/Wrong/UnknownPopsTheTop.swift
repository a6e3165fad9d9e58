// wrong: a pop always pops something
// says: 5 isn't there, and the top screen was popped. An unknown id pops nothing.
// fails: An id that isn't there pops nothing
// gives: ([returned, stack.ids, stack.screens] → [[1], [0], [7]]) == [[], [0, 1], [7, 8]]

// instead of
guard let index = ids.firstIndex(of: id) else { return [] }
// this
guard let index = ids.firstIndex(of: id) ?? ids.indices.last else { return [] }
