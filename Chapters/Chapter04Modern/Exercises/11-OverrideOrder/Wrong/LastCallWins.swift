// wrong: the last line that mentions the name wins
// fails: Each store greets whom you predicted
// says: nearest to the feature wins

let predictions = [
  "second",
  "operator",
  "second",
  "outside",
  "operator",
  "store",
]
