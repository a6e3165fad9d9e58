// wrong: a pop removes one screen, and leaves those above it
// says: Only that screen was removed. Those above it go, too.
// fails: A pop also removes everything above
// gives: ([returned, stack.ids, stack.screens] → [[1], [0, 2, 3], [7, 9, 10]]) == [[1, 2, 3], [0],
//   [7]]

// instead of
let popped = ids[index...]
ids.removeSubrange(index...)
screens.removeSubrange(index...)
return Array(popped)
// this
screens.remove(at: index)
return [ids.remove(at: index)]
