// wrong: what follows from b is expected to come before c
// fails: Each step does what you predicted
// says: c already waited

let predictions: [Prediction] = [
  Prediction(drawn: ["abdc"], inFlight: 0),  // 1
  Prediction(drawn: ["q"], inFlight: 1),  // 2
  Prediction(drawn: ["bd"], inFlight: 1),  // 3
  Prediction(drawn: [], inFlight: 1),  // 4
  Prediction(drawn: ["s"], inFlight: 1),  // 5
  Prediction(drawn: ["abdc"], inFlight: 0),  // 6
  Prediction(drawn: ["x", "c"], inFlight: 0),  // 7
]
