// wrong: a pop has nothing to say
// says: The screens were popped, and no id was returned.
// fails: A pop also removes everything above
// gives: ([returned, stack.ids, stack.screens] → [[], [0], [7]]) == [[1, 2, 3], [0], [7]]

// instead of
return Array(popped)
// this
_ = popped
return []
