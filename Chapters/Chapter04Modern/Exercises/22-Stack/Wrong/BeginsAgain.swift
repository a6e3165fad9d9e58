// wrong: an empty stack begins at 0 again
// says: The emptied stack began at 0 again. An answer for the old screen 0 may still be on its way.
// fails: An id is given once
// gives: ([ids, stack.ids] → [[0, 1, 2, 3, 4, 0], [0]]) == [[0, 1, 2, 3, 4, 5], [5]]

// instead of
defer { nextID += 1 }
// this
if ids.isEmpty { nextID = 0 }
defer { nextID += 1 }
