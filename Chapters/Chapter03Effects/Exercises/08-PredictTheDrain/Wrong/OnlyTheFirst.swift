// wrong: an effect that sends a value is expected to need another tap
// fails: Each step does what you predicted
// says: handled in the same drain

let predictions: [Prediction] = [
  Prediction(drawn: ["a"], inFlight: 0),  // 1
  Prediction(drawn: ["q"], inFlight: 1),  // 2
  Prediction(drawn: ["b"], inFlight: 1),  // 3
  Prediction(drawn: [], inFlight: 1),  // 4
  Prediction(drawn: ["s"], inFlight: 1),  // 5
  Prediction(drawn: ["a"], inFlight: 0),  // 6
  Prediction(drawn: ["x", "c"], inFlight: 0),  // 7
]
