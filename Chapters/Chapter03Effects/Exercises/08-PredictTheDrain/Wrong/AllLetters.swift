// wrong: the whole text is given after each step
// fails: Each step does what you predicted
// gives: Write down only the letters that are new in this step. ✓ 1 a is sent: "abcd", 0 in flight
//   ≠ 2 q is sent you said "abcdq", 1 in flight it is "q", 1 in flight

let predictions: [Prediction] = [
  Prediction(drawn: ["abcd"], inFlight: 0),  // 1
  Prediction(drawn: ["abcdq"], inFlight: 1),  // 2
  Prediction(drawn: ["abcdqbd"], inFlight: 1),  // 3
  Prediction(drawn: [], inFlight: 1),  // 4
  Prediction(drawn: ["s"], inFlight: 1),  // 5
  Prediction(drawn: ["abcd"], inFlight: 0),  // 6
  Prediction(drawn: ["x", "c"], inFlight: 0),  // 7
]
