// wrong: counting starts at 1
// says: The first id is 1. It is 0.
// fails: A push puts a screen on top, and returns its id
// gives: ([returned, stack.ids, stack.screens] → [[1, 2, 3], [1, 2, 3], [7, 8, 9]]) == [[0, 1, 2],
//   [0, 1, 2], [7, 8, 9]]

// instead of
private var nextID = 0
// this
private var nextID = 1
