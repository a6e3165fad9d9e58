// wrong: the end of the server's effect is forgotten
// fails: Each step does what you predicted
// gives: The main queue ran all its work: the answer arrived, and then the end. No effect is at
//   work any more. ✓ 1 a is sent: "abcd", 0 in flight ✓ 2 q is sent: "q", 1 in flight ✓ 3 b is
//   sent: "bd", 1 in flight ✓ 4 the server answers with a: nothing drawn, 1 in flight ✓ 5 s is
//   sent: "s", 1 in flight ≠ 6 the main queue runs you said "abcd", 1 in flight it is "abcd", 0 in
//   flight

let predictions: [Prediction] = [
  Prediction(drawn: ["abcd"], inFlight: 0),  // 1
  Prediction(drawn: ["q"], inFlight: 1),  // 2
  Prediction(drawn: ["bd"], inFlight: 1),  // 3
  Prediction(drawn: [], inFlight: 1),  // 4
  Prediction(drawn: ["s"], inFlight: 1),  // 5
  Prediction(drawn: ["abcd"], inFlight: 1),  // 6
  Prediction(drawn: ["x", "c"], inFlight: 0),  // 7
]
