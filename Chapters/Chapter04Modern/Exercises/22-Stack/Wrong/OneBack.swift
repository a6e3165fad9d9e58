// wrong: a pop takes back one id
// says: The last id was given out again after a pop. A pop doesn't change the counter.
// fails: An id is given once
// gives: (ids → [0, 1, 2, 2, 3]) == [0, 1, 2, 3, 4]

// instead of
let popped = ids[index...]
// this
let popped = ids[index...]
nextID -= 1
