// wrong: the override ends when the reducer returns, so the effect sees none
// fails: Each store greets whom you predicted
// says: for what nobody overrides

let predictions = [
  "first",
  "operator",
  "second",
  "outside",
  "test",
  "store",
]
