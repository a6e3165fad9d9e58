// wrong: a pop returns what it was asked for
// says: Three screens were popped, and only one id was returned.
// fails: A pop also removes everything above
// gives: ([returned, stack.ids, stack.screens] → [[1], [0], [7]]) == [[1, 2, 3], [0], [7]]

// instead of
return Array(popped)
// this
_ = popped
return [id]
