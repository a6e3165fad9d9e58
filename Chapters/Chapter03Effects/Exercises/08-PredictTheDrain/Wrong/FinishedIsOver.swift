// wrong: the effect counts as over when the server has finished
// fails: Each step does what you predicted
// gives: The server has finished, and the end waits for the main queue like the answer: the effect
//   is in flight until it arrives. ✓ 1 a is sent: "abcd", 0 in flight ✓ 2 q is sent: "q", 1 in
//   flight ✓ 3 b is sent: "bd", 1 in flight ≠ 4 the server answers with a you said nothing drawn, 0
//   in flight it is nothing drawn, 1 in flight

let predictions: [Prediction] = [
  Prediction(drawn: ["abcd"], inFlight: 0),  // 1
  Prediction(drawn: ["q"], inFlight: 1),  // 2
  Prediction(drawn: ["bd"], inFlight: 1),  // 3
  Prediction(drawn: [], inFlight: 0),  // 4
  Prediction(drawn: ["s"], inFlight: 0),  // 5
  Prediction(drawn: ["abcd"], inFlight: 0),  // 6
  Prediction(drawn: ["x", "c"], inFlight: 0),  // 7
]
