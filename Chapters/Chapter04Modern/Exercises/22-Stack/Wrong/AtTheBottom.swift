// wrong: the top of a stack is the first element
// says: The new screen is at the bottom. The top is the end of both arrays.
// fails: A push puts a screen on top, and returns its id
// gives: ([returned, stack.ids, stack.screens] → [[0, 1, 2], [2, 1, 0], [9, 8, 7]]) == [[0, 1, 2],
//   [0, 1, 2], [7, 8, 9]]

// instead of
ids.append(nextID)
screens.append(screen)
// this
ids.insert(nextID, at: 0)
screens.insert(screen, at: 0)
