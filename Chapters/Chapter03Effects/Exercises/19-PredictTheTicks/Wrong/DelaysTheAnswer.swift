// wrong: assumes that a debounce is the time until the answer
// fails: Each effect sends what you predicted
// says: and only then asks

let predictions: [[String]] = [
  ["a 100", "a 200"],  // 1
  ["a 100"],  // 2
  ["a 100", "a 200", "b 350", "b 450"],  // 3
  ["a 200", "c 450"],  // 4
  ["c 600"],  // 5
  ["b 250"],  // 6
  ["a 200"],  // 7
]
