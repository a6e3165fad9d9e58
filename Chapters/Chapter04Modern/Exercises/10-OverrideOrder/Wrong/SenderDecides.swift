// wrong: the sender of an action brings the dependencies along
// fails: Each store greets the name you predicted
// gives: Store 6: you said "sender", but it is "store". The sender of an action has no say in the
//   dependencies. A store keeps those it was made with, or two screens could make one feature
//   behave in two ways.

let predictions = [
  "first",
  "operator",
  "second",
  "outside",
  "operator",
  "sender",
]
