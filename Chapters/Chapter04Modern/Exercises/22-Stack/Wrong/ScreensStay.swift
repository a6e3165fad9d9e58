// wrong: a screen without an id is as good as gone
// says: The ids were removed, and the screens weren't. Remove both.
// fails: A pop also removes everything above
// gives: ([returned, stack.ids, stack.screens] → [[1, 2, 3], [0], [7, 8, 9, 10]]) == [[1, 2, 3],
//   [0], [7]]

// instead of
screens.removeSubrange(index...)
// this

