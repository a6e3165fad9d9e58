// wrong: a pop removes the screen on top
// says: The top screen was removed, whichever id was popped.
// fails: A pop also removes everything above
// gives: ([returned, stack.ids, stack.screens] → [[3], [0, 1, 2], [7, 8, 9]]) == [[1, 2, 3], [0],
//   [7]]

// instead of
let popped = ids[index...]
ids.removeSubrange(index...)
screens.removeSubrange(index...)
return Array(popped)
// this
_ = index
screens.removeLast()
return [ids.removeLast()]
