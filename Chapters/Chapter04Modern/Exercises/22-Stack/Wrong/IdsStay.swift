// wrong: the screens are what is popped
// says: The screens were removed, and their ids weren't. Remove both.
// fails: A pop also removes everything above
// gives: ([returned, stack.ids, stack.screens] → [[1, 2, 3], [0, 1, 2, 3], [7]]) == [[1, 2, 3],
//   [0], [7]]

// instead of
ids.removeSubrange(index...)
// this

