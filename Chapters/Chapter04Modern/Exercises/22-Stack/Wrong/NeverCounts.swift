// wrong: the id is a constant
// says: Every screen got the id 0. Count up with each push.
// fails: A push puts a screen on top, and returns its id
// gives: ([returned, stack.ids, stack.screens] → [[0, 0, 0], [0, 0, 0], [7, 8, 9]]) == [[0, 1, 2],
//   [0, 1, 2], [7, 8, 9]]

// instead of
defer { nextID += 1 }
// this

