// wrong: the last line that mentions the name wins
// fails: Each store greets the name you predicted
// gives: Store 1: you said "second", but it is "first". The last line isn't the last to run. The
//   outer operator sets its name and calls the inner one, which sets its own: the one nearest to
//   the feature wins.

let predictions = [
  "second",
  "operator",
  "second",
  "outside",
  "operator",
  "store",
]
