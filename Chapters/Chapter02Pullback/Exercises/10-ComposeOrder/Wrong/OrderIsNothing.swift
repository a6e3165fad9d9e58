// wrong: the order is expected to make no difference
// fails: Each order does what you predicted
// gives: The filter is around the tally: what it stops, the tally never sees. ✓ 1
//   logging(tallying(upwards(adding))) ≠ 2 logging(upwards(tallying(adding))) you said 2/2 2: 0/0 →
//   2/1, -1: 2/1 → 2/2 it is 2/1 2: 0/0 → 2/1, -1: 2/1 → 2/1

let predictions: [Prediction] = [
  Prediction(count: 2, actions: 2, log: ["2: 0/0 → 2/1", "-1: 2/1 → 2/2"]),  // 1
  Prediction(count: 2, actions: 2, log: ["2: 0/0 → 2/1", "-1: 2/1 → 2/2"]),  // 2
  Prediction(count: 2, actions: 2, log: ["2: 0/0 → 2/1", "-1: 2/1 → 2/2"]),  // 3
  Prediction(count: 2, actions: 2, log: ["2: 0/0 → 2/1", "-1: 2/1 → 2/2"]),  // 4
  Prediction(count: 2, actions: 2, log: ["2: 0/0 → 2/1", "-1: 2/1 → 2/2"]),  // 5
  Prediction(count: 2, actions: 2, log: ["2: 0/0 → 2/1", "-1: 2/1 → 2/2"]),  // 6
]
