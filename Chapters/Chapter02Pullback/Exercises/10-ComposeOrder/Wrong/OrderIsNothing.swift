// wrong: the order is expected to make no difference
// fails: Each order does what you predicted
// says: what it stops, the tally never sees

let predictions: [Prediction] = [
  Prediction(count: 2, actions: 2, log: ["2: 0/0 → 2/1", "-1: 2/1 → 2/2"]),  // 1
  Prediction(count: 2, actions: 2, log: ["2: 0/0 → 2/1", "-1: 2/1 → 2/2"]),  // 2
  Prediction(count: 2, actions: 2, log: ["2: 0/0 → 2/1", "-1: 2/1 → 2/2"]),  // 3
  Prediction(count: 2, actions: 2, log: ["2: 0/0 → 2/1", "-1: 2/1 → 2/2"]),  // 4
  Prediction(count: 2, actions: 2, log: ["2: 0/0 → 2/1", "-1: 2/1 → 2/2"]),  // 5
  Prediction(count: 2, actions: 2, log: ["2: 0/0 → 2/1", "-1: 2/1 → 2/2"]),  // 6
]
