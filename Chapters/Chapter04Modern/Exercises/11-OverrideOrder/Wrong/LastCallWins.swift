// wrong: the last line that mentions the name wins
// fails: Each store greets the name you predicted
// says: nearest to the feature wins

let predictions = [
  "second",
  "operator",
  "second",
  "outside",
  "operator",
  "store",
]
