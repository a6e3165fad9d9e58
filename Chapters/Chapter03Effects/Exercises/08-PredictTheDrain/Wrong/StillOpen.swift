// wrong: the end of the server's effect is forgotten
// fails: Each step does what you predicted
// says: No effect is at work any more

let predictions: [Prediction] = [
  Prediction(drawn: ["abcd"], inFlight: 0),  // 1
  Prediction(drawn: ["q"], inFlight: 1),  // 2
  Prediction(drawn: ["bd"], inFlight: 1),  // 3
  Prediction(drawn: [], inFlight: 1),  // 4
  Prediction(drawn: ["s"], inFlight: 1),  // 5
  Prediction(drawn: ["abcd"], inFlight: 1),  // 6
  Prediction(drawn: ["x", "c"], inFlight: 0),  // 7
]
