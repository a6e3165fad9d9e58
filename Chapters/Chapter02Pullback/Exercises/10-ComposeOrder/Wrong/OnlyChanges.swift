// wrong: the log is expected to be silent where nothing changes
// fails: Each order does what you predicted
// gives: The log is around the filter: it prints a line for each action, changed or not. ✓ 1
//   logging(tallying(upwards(adding))) ≠ 2 logging(upwards(tallying(adding))) you said 2/1 2: 0/0 →
//   2/1 it is 2/1 2: 0/0 → 2/1, -1: 2/1 → 2/1

let predictions: [Prediction] = [
  Prediction(count: 2, actions: 2, log: ["2: 0/0 → 2/1", "-1: 2/1 → 2/2"]),  // 1
  Prediction(count: 2, actions: 1, log: ["2: 0/0 → 2/1"]),  // 2
  Prediction(count: 2, actions: 2, log: ["2: 0/1 → 2/1"]),  // 3
  Prediction(count: 2, actions: 2, log: ["2: 0/1 → 2/1"]),  // 4
  Prediction(count: 2, actions: 1, log: ["2: 0/0 → 2/1"]),  // 5
  Prediction(count: 2, actions: 1, log: ["2: 0/1 → 2/1"]),  // 6
]
