// wrong: the order in which the calls return is predicted
// says: An action is reduced before its effects are performed: 1 reaches the reducer first, and 2
//   before 4.
// fails: The prediction is what a recursive send does
// gives: (prediction → [4, 5, 2, 6, 3, 1]) == [1, 2, 4, 5, 3, 6]

// instead of
let prediction = [1, 2, 4, 5, 3, 6]
// this
let prediction = [4, 5, 2, 6, 3, 1]
