// wrong: every effect that was started in a step is counted
// fails: Each step does what you predicted
// gives: `Effect(value:)` sends its value while it is starting, and has completed by then. ≠ 1 a is
//   sent you said "abcd", 2 in flight it is "abcd", 0 in flight

let predictions: [Prediction] = [
  Prediction(drawn: ["abcd"], inFlight: 2),  // 1
  Prediction(drawn: ["q"], inFlight: 1),  // 2
  Prediction(drawn: ["bd"], inFlight: 1),  // 3
  Prediction(drawn: [], inFlight: 1),  // 4
  Prediction(drawn: ["s"], inFlight: 1),  // 5
  Prediction(drawn: ["abcd"], inFlight: 0),  // 6
  Prediction(drawn: ["x", "c"], inFlight: 0),  // 7
]
