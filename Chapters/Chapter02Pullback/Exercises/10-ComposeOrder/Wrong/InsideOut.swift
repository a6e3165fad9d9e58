// wrong: the innermost wrapper is expected to come first
// fails: Each order does what you predicted
// gives: You read the wrappers from the inside out. An action reaches the outermost first, the one
//   that is written first. ≠ 1 logging(tallying(upwards(adding))) you said 2/1 2: 0/1 → 2/1 it is
//   2/2 2: 0/0 → 2/1, -1: 2/1 → 2/2

let predictions: [Prediction] = [
  Prediction(count: 2, actions: 1, log: ["2: 0/1 → 2/1"]),  // 1
  Prediction(count: 2, actions: 2, log: ["2: 0/1 → 2/1"]),  // 2
  Prediction(count: 2, actions: 1, log: ["2: 0/0 → 2/1"]),  // 3
  Prediction(count: 2, actions: 1, log: ["2: 0/0 → 2/1", "-1: 2/1 → 2/1"]),  // 4
  Prediction(count: 2, actions: 2, log: ["2: 0/1 → 2/1", "-1: 2/2 → 2/2"]),  // 5
  Prediction(count: 2, actions: 2, log: ["2: 0/0 → 2/1", "-1: 2/1 → 2/2"]),  // 6
]
