// wrong: the server's answer is expected to arrive when the server sends it
// fails: Each step does what you predicted
// says: waits until the main queue runs

let predictions: [Prediction] = [
  Prediction(drawn: ["abcd"], inFlight: 0),  // 1
  Prediction(drawn: ["q"], inFlight: 1),  // 2
  Prediction(drawn: ["bd"], inFlight: 1),  // 3
  Prediction(drawn: ["abcd"], inFlight: 0),  // 4
  Prediction(drawn: ["s"], inFlight: 1),  // 5
  Prediction(drawn: [], inFlight: 0),  // 6
  Prediction(drawn: ["x", "c"], inFlight: 0),  // 7
]
