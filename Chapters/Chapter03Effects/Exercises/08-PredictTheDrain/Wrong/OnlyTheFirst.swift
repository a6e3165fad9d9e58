// wrong: an effect that sends a value is expected to need another tap
// fails: Each step does what you predicted
// gives: The effects of this action send values at once, and these are handled in the same drain. ≠
//   1 a is sent you said "a", 0 in flight it is "abcd", 0 in flight

let predictions: [Prediction] = [
  Prediction(drawn: ["a"], inFlight: 0),  // 1
  Prediction(drawn: ["q"], inFlight: 1),  // 2
  Prediction(drawn: ["b"], inFlight: 1),  // 3
  Prediction(drawn: [], inFlight: 1),  // 4
  Prediction(drawn: ["s"], inFlight: 1),  // 5
  Prediction(drawn: ["a"], inFlight: 0),  // 6
  Prediction(drawn: ["x", "c"], inFlight: 0),  // 7
]
