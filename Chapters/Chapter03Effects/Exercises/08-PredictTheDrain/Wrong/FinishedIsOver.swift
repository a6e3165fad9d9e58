// wrong: the effect counts as over when the server has finished
// fails: Each step does what you predicted
// says: the end waits for the main queue

let predictions: [Prediction] = [
  Prediction(drawn: ["abcd"], inFlight: 0),  // 1
  Prediction(drawn: ["q"], inFlight: 1),  // 2
  Prediction(drawn: ["bd"], inFlight: 1),  // 3
  Prediction(drawn: [], inFlight: 0),  // 4
  Prediction(drawn: ["s"], inFlight: 0),  // 5
  Prediction(drawn: ["abcd"], inFlight: 0),  // 6
  Prediction(drawn: ["x", "c"], inFlight: 0),  // 7
]
