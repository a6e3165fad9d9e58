// wrong: assumes that a restarted timer keeps the old one's schedule
// fails: Each effect sends what you predicted
// says: doesn't keep the old one's schedule

let predictions: [[String]] = [
  ["a 100", "a 200"],  // 1
  ["a 100"],  // 2
  ["a 100", "a 200", "b 300", "b 400", "b 500"],  // 3
  ["a 200", "c 450"],  // 4
  ["c 800"],  // 5
  ["b 250"],  // 6
  ["a 200"],  // 7
]
