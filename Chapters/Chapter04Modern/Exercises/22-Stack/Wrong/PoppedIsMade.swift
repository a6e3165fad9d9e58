// wrong: the popped ids are all from that one to the last given out
// says: 2 and 3 were popped, and other ids were returned. Return those that were in `ids`.
// fails: An id is not an index
// gives: (stack.pop(from: 2) → [2, 3, 4]) == [2, 3]

// instead of
return Array(popped)
// this
_ = popped
return Array(id..<id + popped.count + (id == 2 ? 1 : 0))
