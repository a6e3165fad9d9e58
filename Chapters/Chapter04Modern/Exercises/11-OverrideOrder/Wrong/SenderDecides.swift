// wrong: the sender of an action brings the dependencies along
// fails: Each store greets the name you predicted
// says: no say in the dependencies

let predictions = [
  "first",
  "operator",
  "second",
  "outside",
  "operator",
  "sender",
]
