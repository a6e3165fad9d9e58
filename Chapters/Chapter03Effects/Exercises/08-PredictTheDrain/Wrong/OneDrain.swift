// wrong: what the screen sends is counted with the drain that it was notified of
// fails: Each step does what you predicted
// says: that drain was over

let predictions: [Prediction] = [
  Prediction(drawn: ["abcd"], inFlight: 0),  // 1
  Prediction(drawn: ["q"], inFlight: 1),  // 2
  Prediction(drawn: ["bd"], inFlight: 1),  // 3
  Prediction(drawn: [], inFlight: 1),  // 4
  Prediction(drawn: ["s"], inFlight: 1),  // 5
  Prediction(drawn: ["abcd"], inFlight: 0),  // 6
  Prediction(drawn: ["xc"], inFlight: 0),  // 7
]
