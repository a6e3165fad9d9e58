// wrong: ids are returned in the order in which the screens close
// says: The ids were returned from the top down. Return them from the bottom up.
// fails: A pop also removes everything above
// gives: ([returned, stack.ids, stack.screens] → [[3, 2, 1], [0], [7]]) == [[1, 2, 3], [0], [7]]

// instead of
return Array(popped)
// this
return popped.reversed()
