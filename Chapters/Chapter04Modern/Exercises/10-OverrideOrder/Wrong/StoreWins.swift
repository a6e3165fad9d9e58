// wrong: the store is the last instance, so it overrides whatever is inside
// fails: Each store greets the name you predicted
// gives: Store 2: you said "store", but it is "operator". A store's override is for the whole
//   feature, and the operator is inside it, nearer to the reducer. The operator's is set later, and
//   wins.

let predictions = [
  "first",
  "store",
  "second",
  "outside",
  "operator",
  "store",
]
