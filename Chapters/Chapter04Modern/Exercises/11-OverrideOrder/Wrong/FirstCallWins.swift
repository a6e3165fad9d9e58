// wrong: the first one is kept, as with the operators
// fails: Each store greets the name you predicted
// says: The second replaces the first

let predictions = [
  "first",
  "operator",
  "first",
  "outside",
  "operator",
  "store",
]
