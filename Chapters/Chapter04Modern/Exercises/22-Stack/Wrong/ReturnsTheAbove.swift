// wrong: a pop returns what else it removed
// says: The screen's own id wasn't returned. Return it with those above.
// fails: A pop also removes everything above
// gives: ([returned, stack.ids, stack.screens] → [[2, 3], [0], [7]]) == [[1, 2, 3], [0], [7]]

// instead of
return Array(popped)
// this
return Array(popped.dropFirst())
