// wrong: the first screen can't be popped
// says: The screen at the bottom wasn't popped, and its id was returned. It is popped like any
//   other.
// fails: An id is given once
// gives: ([ids, stack.ids] → [[0, 1, 2, 3, 4, 5], [0, 3, 4, 5]]) == [[0, 1, 2, 3, 4, 5], [5]]

// instead of
let popped = ids[index...]
ids.removeSubrange(index...)
screens.removeSubrange(index...)
return Array(popped)
// this
let popped = ids[index...]
if index == 0 { return Array(popped) }
ids.removeSubrange(index...)
screens.removeSubrange(index...)
return Array(popped)
