// wrong: the override ends when the reducer returns, so the effect sees none
// fails: Each store greets the name you predicted
// says: for a key that isn't overridden

let predictions = [
  "first",
  "operator",
  "second",
  "outside",
  "test",
  "store",
]
