// wrong: recursion is expected to alternate between the branches
// says: 2 has two effects, and both are performed before the `send` of 2 returns: 5 comes before
//   3.
// fails: The prediction is what a recursive send does
// gives: (prediction → [1, 2, 4, 3, 5, 6]) == [1, 2, 4, 5, 3, 6]

// instead of
let prediction = [1, 2, 4, 5, 3, 6]
// this
let prediction = [1, 2, 4, 3, 5, 6]
