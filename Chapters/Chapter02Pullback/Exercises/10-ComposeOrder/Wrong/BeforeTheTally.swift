// wrong: the log is expected to begin with the state that the whole app was given
// fails: Each order does what you predicted
// gives: The tally is around the log: by the time the log sees the state, the action is counted. ✓
//   1 logging(tallying(upwards(adding))) ✓ 2 logging(upwards(tallying(adding))) ≠ 3
//   tallying(logging(upwards(adding))) you said 2/2 2: 0/0 → 2/1, -1: 2/1 → 2/2 it is 2/2 2: 0/1 →
//   2/1, -1: 2/2 → 2/2

let predictions: [Prediction] = [
  Prediction(count: 2, actions: 2, log: ["2: 0/0 → 2/1", "-1: 2/1 → 2/2"]),  // 1
  Prediction(count: 2, actions: 1, log: ["2: 0/0 → 2/1", "-1: 2/1 → 2/1"]),  // 2
  Prediction(count: 2, actions: 2, log: ["2: 0/0 -> 2/1", "-1: 2/1 -> 2/2"]),  // 3
  Prediction(count: 2, actions: 2, log: ["2: 0/0 -> 2/1"]),  // 4
  Prediction(count: 2, actions: 1, log: ["2: 0/0 → 2/1"]),  // 5
  Prediction(count: 2, actions: 1, log: ["2: 0/0 → 2/1"]),  // 6
]
