// wrong: the screens are all that has to be stored
// says: The screens are there, and `ids` is empty: append to both.
// fails: A push puts a screen on top, and returns its id
// gives: ([returned, stack.ids, stack.screens] → [[0, 1, 2], [], [7, 8, 9]]) == [[0, 1, 2], [0, 1,
//   2], [7, 8, 9]]

// instead of
ids.append(nextID)
// this

