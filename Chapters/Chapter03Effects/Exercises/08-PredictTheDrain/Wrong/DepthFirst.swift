// wrong: what follows from b is expected to come before c
// fails: Each step does what you predicted
// gives: d was sent while b was handled, and c already waited in the queue by then. First come,
//   first served. ≠ 1 a is sent you said "abdc", 0 in flight it is "abcd", 0 in flight

let predictions: [Prediction] = [
  Prediction(drawn: ["abdc"], inFlight: 0),  // 1
  Prediction(drawn: ["q"], inFlight: 1),  // 2
  Prediction(drawn: ["bd"], inFlight: 1),  // 3
  Prediction(drawn: [], inFlight: 1),  // 4
  Prediction(drawn: ["s"], inFlight: 1),  // 5
  Prediction(drawn: ["abdc"], inFlight: 0),  // 6
  Prediction(drawn: ["x", "c"], inFlight: 0),  // 7
]
