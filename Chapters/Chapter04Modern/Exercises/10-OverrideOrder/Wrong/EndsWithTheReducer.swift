// wrong: the override ends when the reducer returns, so the effect sees none
// fails: Each store greets the name you predicted
// gives: Store 5: you said "test", but it is "operator". A test value is for a key that isn't
//   overridden, and here the name is.

let predictions = [
  "first",
  "operator",
  "second",
  "outside",
  "test",
  "store",
]
