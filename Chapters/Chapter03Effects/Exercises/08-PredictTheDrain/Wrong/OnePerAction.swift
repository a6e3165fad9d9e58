// wrong: each action is expected to draw
// fails: Each step does what you predicted
// says: the screen is notified once

let predictions: [Prediction] = [
  Prediction(drawn: ["a", "b", "c", "d"], inFlight: 0),  // 1
  Prediction(drawn: ["q"], inFlight: 1),  // 2
  Prediction(drawn: ["b", "d"], inFlight: 1),  // 3
  Prediction(drawn: [], inFlight: 1),  // 4
  Prediction(drawn: ["s"], inFlight: 1),  // 5
  Prediction(drawn: ["a", "b", "c", "d"], inFlight: 0),  // 6
  Prediction(drawn: ["x", "c"], inFlight: 0),  // 7
]
