// wrong: the store is the last instance, so it overrides whatever is inside
// fails: Each store greets the name you predicted
// says: nearer to the reducer

let predictions = [
  "first",
  "store",
  "second",
  "outside",
  "operator",
  "store",
]
