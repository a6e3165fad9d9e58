// wrong: the recursive store is expected to handle the actions in breadth
// says: This is the order for a store with a queue. Here 2 is sent while the loop is still at the
//   first effect of 1, and everything that follows from 2 comes before the loop goes on to 3.
// fails: The prediction is what a recursive send does
// gives: (prediction → [1, 2, 3, 4, 5, 6]) == [1, 2, 4, 5, 3, 6]

// instead of
let prediction = [1, 2, 4, 5, 3, 6]
// this
let prediction = [1, 2, 3, 4, 5, 6]
