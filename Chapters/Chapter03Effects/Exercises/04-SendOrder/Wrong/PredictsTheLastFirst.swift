// wrong: the last effect is expected to be performed first
// says: The effects of an action are performed from the first to the last: 2 comes before 3, and
//   4 before 5.
// fails: The prediction is what a recursive send does
// gives: (prediction → [1, 3, 6, 2, 5, 4]) == [1, 2, 4, 5, 3, 6]

// instead of
let prediction = [1, 2, 4, 5, 3, 6]
// this
let prediction = [1, 3, 6, 2, 5, 4]
