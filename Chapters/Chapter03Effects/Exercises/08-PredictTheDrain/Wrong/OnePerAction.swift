// wrong: each action is expected to draw
// fails: Each step does what you predicted
// gives: What follows at once belongs to one drain, and the screen is notified once, when the queue
//   is empty. ≠ 1 a is sent you said "a", "b", "c", "d", 0 in flight it is "abcd", 0 in flight

let predictions: [Prediction] = [
  Prediction(drawn: ["a", "b", "c", "d"], inFlight: 0),  // 1
  Prediction(drawn: ["q"], inFlight: 1),  // 2
  Prediction(drawn: ["b", "d"], inFlight: 1),  // 3
  Prediction(drawn: [], inFlight: 1),  // 4
  Prediction(drawn: ["s"], inFlight: 1),  // 5
  Prediction(drawn: ["a", "b", "c", "d"], inFlight: 0),  // 6
  Prediction(drawn: ["x", "c"], inFlight: 0),  // 7
]
