// wrong: the counter holds the id after it was raised
// says: `push` returned the next screen's id. Return the id that this screen got.
// fails: A push puts a screen on top, and returns its id
// gives: ([returned, stack.ids, stack.screens] → [[1, 2, 3], [0, 1, 2], [7, 8, 9]]) == [[0, 1, 2],
//   [0, 1, 2], [7, 8, 9]]

// instead of
defer { nextID += 1 }
ids.append(nextID)
screens.append(screen)
return nextID
// this
ids.append(nextID)
screens.append(screen)
nextID += 1
return nextID
