// wrong: the first one is kept, as with the operators
// fails: Each store greets the name you predicted
// gives: Store 3: you said "first", but it is "second". These are two assignments to one value, one
//   after the other. The second replaces the first.

let predictions = [
  "first",
  "operator",
  "first",
  "outside",
  "operator",
  "store",
]
